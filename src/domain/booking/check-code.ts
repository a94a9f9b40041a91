/** The signs of a check code: no vowel, so that none is a word, and nothing that looks like another. */
export const CHECK_CODE_SIGNS = '23456789CDFGHJKMNPQRTVWX';

const LENGTH = 6;
const BASE = BigInt(CHECK_CODE_SIGNS.length);

/** Matches what people type between the signs of a code or a reference, and what doesn't count there. */
const BETWEEN = /[\s\p{Dash_Punctuation}]/gu;

/** Returns what was typed without blanks, hyphens and letter case. */
export const withoutBlanks = (typed: string): string => typed.replace(BETWEEN, '').toUpperCase();

/** Returns the code that a large number stands for, as six signs. */
export function checkCodeOf(number: bigint): string {
  let rest = number;
  let code = '';
  while (code.length < LENGTH) {
    code += CHECK_CODE_SIGNS[Number(rest % BASE)];
    rest /= BASE;
  }
  return code;
}

/** Returns a code as it is printed: `K7Q-F2M`. */
export function formatCheckCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Returns the six signs of a typed code; undefined for what can't be one. */
export function readCheckCode(typed: string): string | undefined {
  const code = withoutBlanks(typed);
  const isCode = code.length === LENGTH && [...code].every((sign) => CHECK_CODE_SIGNS.includes(sign));
  return isCode ? code : undefined;
}
