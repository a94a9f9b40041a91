import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { paymentStatus, reservationStatus } from '#contract/reservation-status.ts';
import { displayStatus } from '#domain/booking/booking-status.ts';
import { INDIAN_STATES, UNION_TERRITORIES } from '#domain/party/indian-states.ts';
import * as photos from '#messages/host/photos.ts';
import * as property from '#messages/host/property.ts';
import * as room from '#messages/host/room.ts';
import * as setup from '#messages/host/setup.ts';
import { KNOWN_WORDS } from '#messages/rooms/known-words.ts';
import { AIR_CONDITIONER, DEMO_HOMESTAYS, ROOM_AMENITIES } from '#server/host/demo-homestays.ts';
import * as bnStatuses from '#translations/bn/account/statuses.ts';
import * as bnRegions from '#translations/bn/register/regions.ts';
import * as bn from '#translations/bn/rooms/known-words.ts';
import * as hiStatuses from '#translations/hi/account/statuses.ts';
import * as hiRegions from '#translations/hi/register/regions.ts';
import * as hi from '#translations/hi/rooms/known-words.ts';
import * as orStatuses from '#translations/or/account/statuses.ts';
import * as orRegions from '#translations/or/register/regions.ts';
import * as or from '#translations/or/rooms/known-words.ts';

const WORDS = Object.entries({ hi, bn, or }).map(([language, { KNOWN_WORDS: words }]) => ({
  language,
  words,
}));
const SCRIPTS = { hi: 'Devanagari', bn: 'Bengali', or: 'Oriya' };

/** All words of this kind in a description of homestays, whatever its own shape. */
function wordsIn(value: unknown, isWord = false): string[] {
  if (typeof value === 'string') return isWord ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, isWord));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    wordsIn(one, /^(type|beds|floor|amenities|missing_amenities|tag|pictures)$/.test(key)),
  );
}

const example: unknown = parse(readFileSync('src/server/host/import/example.yaml', 'utf8'));

describe.each(WORDS)('the known words in $language', ({ language, words }) => {
  test.each([
    ['the demo', [...wordsIn(DEMO_HOMESTAYS), AIR_CONDITIONER, ...ROOM_AMENITIES]],
    ['the example of a file', wordsIn(example)],
    ['rooms at the desk', [...room.SUGGESTED]],
    ['homestays at the desk', [...property.SUGGESTED]],
    ['the setup', [...setup.AMENITIES]],
    ['photos at the desk', Object.values(photos.TAGS).flat()],
    ['bookings of the profile', ['AC', 'Non-AC']],
  ])('have those of %s', (_source, used) => {
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((word) => !(word in words))).toEqual([]);
  });

  it('are the same in each language, and each once', () => {
    expect(Object.keys(words)).toEqual(Object.keys(hi.KNOWN_WORDS));
    const plain = Object.keys(words).map((word) => word.toLowerCase());
    expect(new Set(plain).size).toBe(plain.length);
  });

  it('are in its script, but for short capitals and digits', () => {
    const script = SCRIPTS[language as keyof typeof SCRIPTS];
    const own = new RegExp(`^(?:[\\p{Script=${script}}\\s\\d\\u200c\\u200d-]|\\b[A-Z]{2,5}\\b)+$`, 'u');
    expect(Object.values(words).filter((word) => !own.test(word))).toEqual([]);
  });
});

test('English needs none', () => {
  expect(KNOWN_WORDS).toEqual({});
});

test.each(Object.entries({ hi: hiRegions, bn: bnRegions, or: orRegions }))(
  '%s has all states',
  (_, regions) => {
    expect(Object.keys(regions.STATE_NAMES)).toEqual([...INDIAN_STATES, ...UNION_TERRITORIES]);
    expect(new Set(Object.values(regions.STATE_NAMES)).size).toBe(36);
  },
);

test.each(Object.entries({ hi: hiStatuses, bn: bnStatuses, or: orStatuses }))(
  '%s has all statuses',
  (_, all) => {
    const shown = [...reservationStatus.options.map(displayStatus), ...paymentStatus.options];
    expect(shown.filter((status) => !(status in all.STATUSES))).toEqual([]);
  },
);
