/** What a host has perhaps mistyped. They may save it all the same. */

export const saveAnyway = 'Save anyway';
export const priceJumps = (nights: number) =>
  nights === 1
    ? '1 night changes by more than half. Is this price right?'
    : `${nights} nights change by more than half. Is this price right?`;
