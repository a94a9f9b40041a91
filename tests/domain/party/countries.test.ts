import { describe, expect, it, test } from 'vitest';
import { countryName, listCountries, readCountry } from '#domain/party/countries.ts';
import { readState } from '#domain/party/indian-states.ts';
import { STATE_NAMES as BENGALI_STATES } from '#translations/bn/register/regions.ts';
import { COUNTRY_NAMES as ODIA, STATE_NAMES } from '#translations/or/register/regions.ts';

const namesOf = (...args: Parameters<typeof listCountries>) =>
  listCountries(...args).map(({ shown }) => shown.text);

describe('the list of countries', () => {
  it('has those of ISO 3166 in English, India first, each once', () => {
    const names = namesOf();
    expect(names).toHaveLength(249);
    expect(new Set(names).size).toBe(249);
    expect(names.slice(0, 2)).toEqual(['India', 'Afghanistan']);
    expect(names).toContain('Nepal');
    expect(listCountries().every(({ name, shown }) => name === shown.text && !shown.lang)).toBe(true);
  });

  it('is in Hindi and Bengali by the names that browsers know, with the English for the server', () => {
    expect(namesOf({}, 'hi').slice(0, 1)).toEqual(['भारत']);
    expect(listCountries({}, 'bn').find(({ code }) => code === 'NP')).toEqual({
      code: 'NP',
      name: 'Nepal',
      shown: { text: 'নেপাল' },
    });
  });

  it('is in Odia by our own names, then in English, which is marked', () => {
    const countries = listCountries(ODIA, 'or');
    const known = Object.keys(ODIA).length;
    expect(known).toBeGreaterThanOrEqual(60);
    expect(countries[0]?.shown).toEqual({ text: 'ଭାରତ' });
    expect(countries.slice(0, known).every(({ shown }) => !shown.lang && !/[a-z]/i.test(shown.text))).toBe(
      true,
    );
    expect(
      countries.slice(known).every(({ name, shown }) => shown.lang === 'en' && name === shown.text),
    ).toBe(true);
  });

  it('has no code in Odia that is not a country, and no name twice', () => {
    expect(Object.keys(ODIA).filter((code) => countryName(code) === code)).toEqual([]);
    expect(new Set(Object.values(ODIA)).size).toBe(Object.keys(ODIA).length);
  });
});

test.each([
  ['India', {}, 'en', 'India'],
  [' nepal ', {}, 'bn', 'Nepal'],
  ['নেপাল', {}, 'bn', 'Nepal'],
  ['भारत', {}, 'hi', 'India'],
  ['ବାଂଲାଦେଶ', ODIA, 'or', 'Bangladesh'],
  ['Bharat', {}, 'en', undefined],
  ['ବାଂଲାଦେଶ', {}, 'en', undefined],
] as const)('%s is understood as a country (%#)', (typed, names, language, country) => {
  expect(readCountry(typed, names, language)).toBe(country);
});

test.each([
  ['West Bengal', 'West Bengal'],
  ['পশ্চিমবঙ্গ', 'West Bengal'],
  ['দিল্লি', 'Delhi'],
  ['odisha', 'Odisha'],
  ['', ''],
  ['Bagmati', 'Bagmati'],
])('the state %j is understood as %j', (typed, state) => {
  expect(readState(typed, BENGALI_STATES)).toBe(state);
});

test('a state in Odia is understood', () => {
  expect(readState('ଓଡ଼ିଶା', STATE_NAMES)).toBe('Odisha');
});
