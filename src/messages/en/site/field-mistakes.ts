/** What is wrong in a file of fields that the host has written, and how to write it. */

/** `line 14, room "Conch Room", 2nd rate, price: write 1700, without a comma.` */
export function mistakeAt({ line, field, sentence, excerpt }: Said): string {
  const said = `line ${line}${field && `, ${field}`}: ${sentence}${/[.?]$/.test(sentence) ? '' : '.'}`;
  return excerpt ? `${said}\n${excerpt}` : said;
}

interface Said {
  line: number;
  field: string;
  sentence: string;
  excerpt?: string;
}

/** One of a list, by the name of the list. */
const ONE_OF: Readonly<Record<string, string>> = {
  homestays: 'homestay',
  rooms: 'room',
  rates: 'rate',
  photos: 'photo',
  closed: 'closed range',
  faqs: 'question',
  length_discounts: 'length discount',
  cancellation: 'cancellation line',
  amenities: 'amenity',
  missing_amenities: 'missing amenity',
  weekdays: 'weekday',
};
export const named = (list: string, name: string) =>
  `${ONE_OF[list] ?? list} "${name.length > 40 ? `${name.slice(0, 39)}…` : name}"`;
/** `2nd rate`. */
export const numbered = (list: string, ordinal: string) => `${ordinal} ${ONE_OF[list] ?? `of ${list}`}`;

export const notUnderstood =
  'this can not be understood; look here, above and in the next line for a missing quote, colon, comma or bracket, for a tab or wrong spaces, and for a field that is there twice';
export const quoteText = (text: string) => `write the whole text in quotes: ${text}`;
export const spaceAfterDash = (text: string) => `write a space after the dash: ${text}`;
export const afterComma = (rest: string) =>
  `a comma ends a value; write the number before ${rest} without a comma`;

export const missing = (name: string) => `is missing; add a line "${name}: …"`;
export const missingIn = (name: string) => `is missing; add "${name}: …"`;
export const beginWith = (name: string) => `the file must begin with "${name}:"`;
export const empty = 'is empty; write it after the colon, or remove the line';
export const emptyRequired = 'is empty; write it after the colon';
export const unknown = (name: string) => `there is no field "${name}" here; check its spelling or remove it`;
export const misspelt = (name: string, meant: string) =>
  `there is no field "${name}" here; did you mean "${meant}"?`;
export const elsewhere = (name: string, owner: string) =>
  `there is no field "${name}" here; it belongs to ${owner}`;

export const DATE = 'write a date such as 2026-12-18: year, month, day';
export const TIME = 'write a time in quotes, such as "09:00"';
export const thisDate = (written: string, words: string) => `write ${written}, which is ${words}`;
export const noSuchDate = (words: string, last: string) => `there is no ${words}; that month ends on ${last}`;
export const asQuoted = (text: string) => `write it in quotes: ${text}`;
export const asTime = (time: string) => `write "${time}"`;
export const asList = (text: string) => `write a list: ${text}`;
export const asDashes = 'write a list: begin each of them with "- "';
export const asFields = (fields: string) => `write its fields: ${fields}`;
export const asNumber = (number: string, without: string) => `write ${number}, ${without}`;
export const WITHOUT = {
  comma: 'without a comma',
  point: 'without a point',
  space: 'without a space',
  quotes: 'without quotes',
  percent: 'without %',
  rupees: 'without ₹',
  unit: 'digits only',
  metres: 'in metres',
} as const;
export const decimalPoint = (number: string) => `write ${number}, with a point`;
export const wholeNumber = 'write a whole number, such as 2';
export const number = 'write a number, such as 19.8';
export const yesOrNo = 'write true or false';
export const webAddress = (address: string) => `write the whole address, such as ${address}`;
export const emailAddress = 'write an email address, such as me@example.com';
export const atLeast = (least: string) => `must be at least ${least}`;
export const atMost = (most: string) => `must be at most ${most}`;
export const tooLong = (most: number) => `must have at most ${most} letters`;
export const tooShort = 'must not be empty';
export const needsOne = 'must have at least one';
export const tooMany = (most: number) => `must have at most ${most}`;
export const oneOf = (values: string) => `must be one of ${values}`;
export const write = (text: string) => `write ${text}`;
export const wrong = 'is not right here';
