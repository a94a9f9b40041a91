import { mainNumber } from './phone.ts';

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Returns a text with the digits of every script as `0` to `9`: Unicode has each ten of them in a row, from zero. */
export function asciiDigits(text: string): string {
  return text.replaceAll(DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** Returns the link that calls a guest: by the E.164 form, or without one by the digits that were typed. */
export function guestPhoneLink(e164: string | null, typed: string): string {
  return `tel:${e164 ?? asciiDigits(mainNumber(typed.normalize('NFKC'))).replaceAll(/[^+\d]/g, '')}`;
}
