/** The small rule for phone numbers that pages and server share. The server also makes the E.164 form. */

const EXTENSION = /(?<=\p{Nd}\W*)(?:ext|x)/iu;
const NEXT_NUMBER = /[/,;]|\bor\b/i;
/** Eight to fifteen digits of any script. */
const PHONE = /^(\P{Nd}*\p{Nd}){8,15}\P{Nd}*$/u;

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Returns the first of several typed phone numbers, without its extension; all of a number such as `030/901820`. */
export function mainNumber(phone: string): string {
  const [number = ''] = phone.split(EXTENSION);
  const [first = ''] = number.split(NEXT_NUMBER);
  return PHONE.test(first) ? first : number;
}

export const isPhone = (typed: string) => PHONE.test(mainNumber(typed));

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
