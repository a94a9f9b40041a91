/** The small rule for phone numbers that pages and server share. The server also makes the E.164 form. */

const EXTENSION = /(?<=\p{Nd}\W*)(?:ext|x)/iu;
const NEXT_NUMBER = /[/,;]|\bor\b/i;
/** Eight to fifteen digits of any script. */
const PHONE = /^(\P{Nd}*\p{Nd}){8,15}\P{Nd}*$/u;

/** Returns the first of several typed phone numbers, without its extension; all of a number such as `030/901820`. */
export function mainNumber(phone: string): string {
  const [number = ''] = phone.split(EXTENSION);
  const [first = ''] = number.split(NEXT_NUMBER);
  return PHONE.test(first) ? first : number;
}

export const isPhone = (typed: string) => PHONE.test(mainNumber(typed));
