/** What a host has perhaps mistyped. They may save it all the same. */

export const saveAnyway = 'फिर भी सहेजें';
export const priceJumps = (nights: number) =>
  `${nights} ${nights <= 1 ? 'रात' : 'रातों'} की कीमत आधे से ज़्यादा बदल रही है। क्या यह कीमत सही है?`;
