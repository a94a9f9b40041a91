const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the last character of a GSTIN, by the first fourteen. */
function checkCharacter(first: string): string | undefined {
  const sum = [...first].reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length];
}

/** 01 to 38 are states and union territories; 97 is any other territory, and 99 the central government. */
const isState = (code: string) => (code >= '01' && code <= '38') || code === '97' || code === '99';

/** Returns a typed GSTIN in capitals if it can be one: state, PAN, number, `Z` and check character; else undefined. */
export function readGstin(typed: string): string | undefined {
  const gstin = typed.replaceAll(/\s/g, '').toUpperCase();
  const isRight = GSTIN.test(gstin) && isState(gstin.slice(0, 2));
  return isRight && checkCharacter(gstin.slice(0, -1)) === gstin.at(-1) ? gstin : undefined;
}

/** Returns the code of the state in which a GSTIN is registered. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);
