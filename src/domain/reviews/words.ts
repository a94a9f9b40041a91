import { asciiDigits } from '#domain/party/guest-phone-link.ts';

const MAILBOX = /[^\s@＠<>()]+[@＠][^\s@＠<>()]*[.。．][\p{L}\p{M}]{2,}/gu;
const ADDRESS = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\d?\.)\S+/giu;
const HOST =
  /(?<![\p{L}\p{M}\p{N}@.-])(?:[\p{L}\p{M}\p{N}-]+\.)+([\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?![\p{L}\p{M}\p{N}])((?::\d+)?[/?#]\S+)?/giu;

/** Ends of hosts that nobody writes after a full stop without a blank. */
const SURE_END =
  /^(com|net|org|info|biz|xyz|in|io|co|dev|app|online|site|website|shop|store|icu|vip|uk|de|fr|eu|au|ca|cn|ru|jp|nl|se|ch|sg|ae|np|bd|lk|pk|tv|cc|भारत|ভারত|ଭାରତ|xn--.+)$/;
/** Before a path any country's is one. */
const END_BEFORE_PATH = /^([a-z]{2}|[a-z]{3,10})$/;
const SENTENCE_START = 'In';

const DATE = /(?<!\p{Nd})\p{Nd}{1,4}([./-])\p{Nd}{1,2}\1\p{Nd}{1,4}(?!\p{Nd})/gu;
const BETWEEN = '[\\s().\\u2010-\\u2015\\u2212\\u200b-\\u200d\\u2060/-]{0,3}';
const NUMBERS = new RegExp(`[+＋]?\\(?\\p{Nd}(?:${BETWEEN}\\p{Nd}){6,}`, 'gu');
/** Stands for a date; a guest's words contain no NUL. */
const MASK = '\0';

const INDIAN = /^(?:00|0)?(?:91)?[6-9]\d{9}$/;
const WITH_AREA = /^0[1-9]\d{8,10}$/;
const FROM_ABROAD = /^00[1-9]\d{7,12}$/;
const LEAST_ABROAD = 8;
const LONGEST = 15;
const INDIAN_WITH_CODE = /^91\d{10}$/;
const LEAST_AREA = 3;
/** The lengths of the parts of a number as it is written in America. */
const AMERICAN = '3,3,4';

/**
 * Returns a guest's words without links, mail addresses and telephone numbers. Years, prices, dates and times stay, and
 * so do words in any script.
 */
export function cutContacts(words: string): string {
  let text = words;
  // What stood on both sides of a link may be a number.
  for (let before = ''; before !== text; ) {
    before = text;
    text = withoutNumbers(
      text
        .replace(MAILBOX, ' ')
        .replace(ADDRESS, ' ')
        .replace(HOST, (host, end: string, path?: string) => (isHost(host, end, path) ? ' ' : host)),
    );
  }
  return text === words
    ? words
    : text
        .replace(/[^\S\n]{2,}/g, ' ')
        .replace(/ +(?=[.,;:!?।]*(\n|$))/g, '')
        .trim();
}

function isHost(host: string, end: string, path = ''): boolean {
  if (end === SENTENCE_START) return path !== '';
  const top = end.toLowerCase();
  return SURE_END.test(top) || (path.length > 1 && END_BEFORE_PATH.test(top) && !isAbbreviation(host));
}

/** `B.Sc/M.Sc`, `a.m./p.m.`. */
const isAbbreviation = (host: string) => /^\p{L}{1,2}\./u.test(host) && /\/\p{L}{1,2}\./u.test(host);

function withoutNumbers(text: string): string {
  const dates: string[] = [];
  const masked = text.replace(DATE, (found) => {
    if (!isDate(found)) return found;
    dates.push(found);
    return MASK;
  });
  return masked.replace(NUMBERS, cutPhones).replaceAll(MASK, () => dates.shift() ?? '');
}

const MONTHS = 12;
const DAYS = 31;
const YEAR_DIGITS = 4;

function isDate(text: string): boolean {
  const parts = asciiDigits(text).split(/[./-]/);
  const days = parts.filter((part) => part.length !== YEAR_DIGITS).map(Number);
  return days.some((part) => part <= MONTHS) && days.every((part) => part <= DAYS || part > DAYS * 2);
}

/** Returns a run of numbers without those of a telephone. */
function cutPhones(run: string): string {
  const groups = [...run.matchAll(/[+＋]?\(?\p{Nd}+/gu)];
  let kept = '';
  let from = 0;
  for (let first = 0; first < groups.length; first += 1) {
    const last = lastOfPhone(groups, first);
    const [begin, end] = [groups[first], groups[last]];
    if (!begin || !end) continue;
    kept += `${run.slice(from, begin.index)} `;
    from = end.index + end[0].length;
    first = last;
  }
  return kept + run.slice(from);
}

/** Returns the last of the numbers that are one telephone number with the first, the longest; -1 if it begins none. */
function lastOfPhone(groups: readonly RegExpExecArray[], first: number): number {
  const taken: string[] = [];
  const isAbroad = /^[+＋]/u.test(groups[first]?.[0] ?? '');
  let found = -1;
  for (let at = first; at < groups.length; at += 1) {
    const group = groups[at]?.[0] ?? '';
    if (at > first && /^[+＋]/u.test(group)) break;
    const digits = asciiDigits(group.replace(/[+＋(]/gu, ''));
    // A telephone number does not end with a digit of its own; the next word's number may be one.
    if (found >= 0 && isAbroad && digits.length === 1) break;
    taken.push(digits);
    if (taken.join('').length > LONGEST) break;
    if (isAbroad ? isNumberAbroad(taken) : isNumber(taken)) found = at;
  }
  return found;
}

function isNumberAbroad(groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (digits.startsWith('91') && groups.length > 1) return INDIAN_WITH_CODE.test(digits);
  return digits.length >= LEAST_ABROAD;
}

function isNumber(groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (INDIAN.test(digits) || FROM_ABROAD.test(digits)) return true;
  if (WITH_AREA.test(digits)) return (groups[0] ?? '').length >= LEAST_AREA;
  if (groups.map(({ length }) => length).join() === AMERICAN) return true;
  return groups.length === 1 && digits.length > LEAST_ABROAD;
}
