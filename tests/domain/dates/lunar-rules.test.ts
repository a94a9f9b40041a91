import { describe, expect, test } from 'vitest';
import { PUBLISHED } from '#domain/dates/festival-dates.ts';
import { dateByRule, LUNAR_RULES } from '#domain/dates/lunar-rules.ts';
import { daylight, julianDay, moonLongitude, sunLongitude } from '#domain/dates/sky.ts';

const PURI = { latitude: 19.8135, longitude: 85.8312 };

const at = (date: string, hours: number, minutes: number) => julianDay(date) + (hours * 60 + minutes) / 1440;

describe('the sky over Puri', () => {
  test.each([
    ['the equinox of March 2026', at('2026-03-20', 14, 46), 0],
    ['the solstice of June 2025', at('2025-06-21', 2, 42), 90],
  ])('the sun is where it must be at %s', (_, instant, longitude) => {
    expect(Math.abs(((sunLongitude(instant) - longitude + 180) % 360) - 180)).toBeLessThan(0.01);
  });

  test('sun and moon are where the examples of the book have them', () => {
    // Examples 25.a and 47.a, whose days are by the time of the planets, 70 seconds ahead of the clocks.
    const lag = 70 / 86_400;
    expect(sunLongitude(2_448_908.5 - lag)).toBeCloseTo(199.90987 - 0.00569, 4);
    // The terms that are left out come to 0.0054 degrees here.
    expect(moonLongitude(2_448_724.5 - lag)).toBeCloseTo(133.162655 - 0.0054, 3);
  });

  test.each([
    // The day is a little longer than its half, for the sun is a disc and the air bends its light.
    ['2026-03-20', 12 * 60 + 6, 11 * 60 + 54],
    ['2025-06-21', 13 * 60 + 21, 11 * 60 + 48],
  ])('on %s the day is as long as it is at 20 degrees north', (date, minutes, noon) => {
    const { sunrise, sunset } = daylight(date, PURI);
    expect(Math.abs((sunset - sunrise) * 1440 - minutes)).toBeLessThan(2);
    // India's clocks are 5:30 ahead of UTC.
    const middle = ((sunrise + sunset) / 2 - julianDay(date)) * 1440 + 330;
    expect(Math.abs(middle - noon)).toBeLessThan(2);
  });

  test('at an eclipse of the sun the moon is before it', () => {
    // The eclipse of 21 June 2020: new moon at 6:41 UTC.
    const eclipse = at('2020-06-21', 6, 41);
    expect(Math.abs(moonLongitude(eclipse) - sunLongitude(eclipse))).toBeLessThan(0.1);
  });
});

describe.each(Object.keys(PUBLISHED))('%s', (festival) => {
  const { days, source } = PUBLISHED[festival] ?? { days: [], source: { link: '' } };

  test('has published dates of eleven years, with their source', () => {
    expect(days.map((day) => day.slice(0, 4)).join(' ')).toBe(
      '2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030',
    );
    expect(source.link).toMatch(/^https:/);
  });

  test.each(days)('is on %s by the lunar rule, too', (day) => {
    const rule = LUNAR_RULES[festival];
    expect(rule && dateByRule(rule, Number(day.slice(0, 4)))).toBe(day);
  });
});

test('in a year with a leap month the festival is in the month after it', () => {
  // Jyeshtha of 2026 was doubled, and so was Ashvina of 2020.
  const snana = LUNAR_RULES['snana-purnima'];
  const dusshera = LUNAR_RULES.dusshera;
  expect(snana && dateByRule(snana, 2026)).toBe('2026-06-29');
  expect(dusshera && dateByRule(dusshera, 2020)).toBe('2020-10-25');
});

test('a lunar day that misses the afternoon counts from the sunrise', () => {
  const dusshera = LUNAR_RULES.dusshera;
  expect(dusshera && dateByRule(dusshera, 2022)).toBe('2022-10-05');
});
