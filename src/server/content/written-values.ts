import { addDays, formatDate, isCivilDate } from '#domain/dates/calendar.ts';
import * as copy from '#messages/site/field-mistakes.ts';

/** Returns undefined if the text is no number, or if `fits` is false for the number. */
export function numberHint(written: string, fits: (number: number) => boolean): string | undefined {
  const text = written.trim();
  const { amount, sign } = withoutSigns(text);
  const decimal = /^-?\d+,\d+$/.test(amount) && Number(amount.replace(',', '.'));
  const grouped = /^\d{1,3}(?:([,. ])\d{2,3})+$/.exec(amount);
  const digits = grouped ? amount.replaceAll(/[,. ]/g, '') : amount.replace(/[,;]$/, '');
  if (/km$/i.test(text) && sign) {
    const metres = Math.round(Number(amount) * 1000);
    return fits(metres) ? copy.asNumber(String(metres), copy.WITHOUT.metres) : undefined;
  }
  if (/^-?\d+(?:\.\d+)?$/.test(digits) && fits(Number(digits)))
    return copy.asNumber(digits, withoutWhat(sign, grouped?.[1], digits !== amount, text === digits));
  return decimal && fits(decimal) ? copy.decimalPoint(String(decimal)) : undefined;
}

type Sign = 'percent' | 'rupees' | 'unit';

function withoutSigns(text: string): { amount: string; sign: Sign | undefined } {
  const patterns: [Sign, RegExp][] = [
    ['percent', /\s*(?:%|percent)$/i],
    ['rupees', /^₹\s*|\s*₹$/],
    [
      'unit',
      /^(?:rs\.?|inr)\s*|\s*(?:\/-|rupees?|rs\.?|inr|(?:per|a|\/) ?night|k?m|met(?:re|er)s?|nights?|hours?|hrs?|people|persons?|guests?)$/gi,
    ],
  ];
  for (const [sign, pattern] of patterns) {
    const amount = text.replace(pattern, '');
    if (amount !== text) return { amount, sign };
  }
  return { amount: text.replace(/^%/, ''), sign: text.startsWith('%') ? 'percent' : undefined };
}

function withoutWhat(sign: Sign | undefined, separator: string | undefined, comma: boolean, same: boolean) {
  if (sign) return separator ? copy.WITHOUT.unit : copy.WITHOUT[sign];
  if (separator === '.') return copy.WITHOUT.point;
  if (separator === ' ') return copy.WITHOUT.space;
  if (comma) return copy.WITHOUT.comma;
  return same ? copy.WITHOUT.quotes : copy.WITHOUT.unit;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const padded = (part: string | number) => String(part).padStart(2, '0');

/** Reads dates in another order or in words. The day comes before the month, as in India. */
export function dateHint(written: string): string {
  const parts = datePartsOf(
    written
      .trim()
      .toLowerCase()
      .replaceAll(/["'“”]/g, ''),
  );
  if (!parts) return copy.DATE;
  const { year, month, day } = parts;
  const date = `${year}-${padded(month)}-${padded(day)}`;
  if (isCivilDate(date)) return copy.thisDate(date, wordsOf(date));
  const first = `${year}-${padded(month)}-01`;
  if (!isCivilDate(first) || day < 1 || day > 31) return copy.DATE;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${padded(month + 1)}-01`;
  const words = `${day} ${formatDate(first, 'month-year')}`;
  return copy.noSuchDate(words, addDays(next, -1));
}

const wordsOf = (date: string) => `${Number(date.slice(8))} ${formatDate(date, 'month-year')}`;

function datePartsOf(text: string): { year: number; month: number; day: number } | undefined {
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (yearFirst) return parts(yearFirst[1], Number(yearFirst[2]), yearFirst[3]);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (dayFirst) {
    const [, day, month, year] = dayFirst;
    if (Number(month) > 12 && Number(day) <= 12) return parts(year, Number(day), month);
    return parts(year, Number(month), day);
  }
  const words = text.replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1').replaceAll(/[,\-/.]/g, ' ');
  const inWords = /^(\d{1,2}) +([a-z]+) +(\d{4})$/.exec(words);
  if (inWords) return parts(inWords[3], monthOf(inWords[2]), inWords[1]);
  const american = /^([a-z]+) +(\d{1,2}) +(\d{4})$/.exec(words);
  return american ? parts(american[3], monthOf(american[1]), american[2]) : undefined;
}

const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3)) + 1;

function parts(year = '', month = 0, day = '') {
  if (month < 1) return undefined;
  return { year: Number(year.length === 2 ? `20${year}` : year), month, day: Number(day) };
}

/** Reads times with a point, without a leading zero, or with am and pm. */
export function timeHint(written: string): string {
  const text = written
    .trim()
    .toLowerCase()
    .replaceAll(/["'“”]/g, '');
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:. h]?(\d{2}))?(?::00)? *(am|pm|a\.m\.|p\.m\.)?$/.exec(text) ?? [];
  const hour = Number(hours);
  if (!hours || hour > 24 || Number(minutes) > 59 || (half && (hour > 12 || hour < 1))) return copy.TIME;
  const whole = half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour % 24;
  return copy.asTime(`${padded(whole)}:${minutes}`);
}

export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

export function listOf(text: string): string {
  const items = text
    .replaceAll(/^\[|\]$/g, '')
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
  return `[${items.map((item) => (/[:#[\]{}]/.test(item) ? quoted(item) : item)).join(', ')}]`;
}
