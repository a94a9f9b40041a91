import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, addMonths, type DateStyle, formatDate, formatStay } from '#domain/dates/calendar.ts';
import { DATE_NAMES } from '#domain/language/dates.ts';
import type { Language } from '#domain/language/language.ts';

const STYLES = ['short', 'weekday', 'medium', 'long', 'month', 'month-year', 'numeric'] as const;
const formatDateIn = (language: Language, date: string, style?: DateStyle) =>
  formatDate(date, style, DATE_NAMES[language]);
const formatStayIn = (language: Language, stay: { checkIn: string; checkOut: string }, withYear = false) =>
  formatStay(stay, withYear, DATE_NAMES[language]);
const OTHERS = ['hi', 'bn', 'or'] as const;
const SCRIPTS = {
  hi: /^[\p{Script=Devanagari}\p{M}]+$/u,
  bn: /^[\p{Script=Bengali}\p{M}]+$/u,
  or: /^[\p{Script=Oriya}\p{M}]+$/u,
};
const MONTHS = Array.from({ length: 12 }, (_, month) => addMonths('2026-01-15', month));
/** The first of these is a Sunday. */
const WEEK = Array.from({ length: 7 }, (_, day) => addDays('2026-12-13', day));

describe('English', () => {
  const date = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));

  it('is what the calendar says, of any date in any form', () => {
    fc.assert(
      fc.property(date, (on) => {
        for (const style of STYLES) expect(formatDateIn('en', on, style)).toBe(formatDate(on, style));
        expect(formatDateIn('en', on)).toBe(formatDate(on));
      }),
    );
  });

  it('is what the calendar says of any stay', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 400 }), fc.boolean(), (checkIn, nights, withYear) => {
        const stay = { checkIn, checkOut: addDays(checkIn, nights) };
        expect(formatStayIn('en', stay, withYear)).toBe(formatStay(stay, withYear));
      }),
    );
  });
});

test.each([
  ['hi', 'शुक्रवार, 18 दिसंबर 2026', 'शुक्रवार, 18 दिसंबर', '18 दिसंबर', 'दिसंबर 2026', 'दिसंबर'],
  ['bn', 'শুক্রবার, 18 ডিসেম্বর 2026', 'শুক্রবার, 18 ডিসেম্বর', '18 ডিসেম্বর', 'ডিসেম্বর 2026', 'ডিসেম্বর'],
  ['or', 'ଶୁକ୍ରବାର, 18 ଡିସେମ୍ବର 2026', 'ଶୁକ୍ରବାର, 18 ଡିସେମ୍ବର', '18 ଡିସେମ୍ବର', 'ଡିସେମ୍ବର 2026', 'ଡିସେମ୍ବର'],
] as const)('a date has every form in %s', (language, long, withName, short, monthYear, month) => {
  const on = '2026-12-18';
  expect(formatDateIn(language, on, 'long')).toBe(long);
  expect(formatDateIn(language, on, 'medium')).toBe(long);
  expect(formatDateIn(language, on)).toBe(long);
  expect(formatDateIn(language, on, 'weekday')).toBe(withName);
  expect(formatDateIn(language, on, 'short')).toBe(short);
  expect(formatDateIn(language, on, 'month-year')).toBe(monthYear);
  expect(formatDateIn(language, on, 'month')).toBe(month);
  expect(formatDateIn(language, on, 'numeric')).toBe('18/12/2026');
});

test.each([
  ['hi', 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'],
  ['bn', 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'],
  ['or', 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'],
] as const)('the months in %s are %s', (language, names) => {
  expect(MONTHS.map((date) => formatDateIn(language, date, 'month')).join(' ')).toBe(names);
});

test.each([
  ['hi', 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'],
  ['bn', 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'],
  ['or', 'ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର'],
] as const)('the week in %s is %s', (language, names) => {
  expect(WEEK.map((date) => formatDateIn(language, date, 'long').split(',')[0]).join(' ')).toBe(names);
});

test.each(OTHERS)(
  'the names in %s are of its script, differ from each other, and no letter is composed twice',
  (language) => {
    const wordsOf = (dates: string[], style: (typeof STYLES)[number]) =>
      dates.map((date) => formatDateIn(language, date, style).replaceAll(/[\d, ]+/g, ''));
    const lists = [wordsOf(MONTHS, 'month'), wordsOf(MONTHS, 'short')];
    lists.push(WEEK.map((date) => formatDateIn(language, date, 'weekday').split(',')[0] ?? ''));
    lists.push(WEEK.map((date) => formatDateIn(language, date, 'long').split(',')[0] ?? ''));
    for (const words of lists) {
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        expect(word).toMatch(SCRIPTS[language]);
        expect(word).toBe(word.normalize('NFC'));
      }
    }
  },
);

test.each(OTHERS)('digits in %s are Latin', (language) => {
  const days = Array.from({ length: 400 }, (_, day) => addDays('2027-01-01', day));
  for (const date of days)
    for (const style of STYLES)
      expect(formatDateIn(language, date, style).replaceAll(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
});

test.each([
  ['hi', '25–27 दिसंबर', '30 दिसंबर – 2 जनवरी 2027'],
  ['bn', '25–27 ডিসেম্বর', '30 ডিসেম্বর – 2 জানুয়ারি 2027'],
  ['or', '25–27 ଡିସେମ୍ବର', '30 ଡିସେମ୍ବର – 2 ଜାନୁଆରୀ 2027'],
] as const)('a stay in %s is short', (language, inMonth, acrossYears) => {
  expect(formatStayIn(language, { checkIn: '2026-12-25', checkOut: '2026-12-27' })).toBe(inMonth);
  expect(formatStayIn(language, { checkIn: '2026-12-30', checkOut: '2027-01-02' }, true)).toBe(acrossYears);
});
