import { describe, expect, it } from 'vitest';
import { DEFAULT_CANCELLATION_RULES } from '#domain/booking/cancellation.ts';
import { DEFAULT_TIMES, figuresOf, type PropertyTerms } from '#domain/rooms/property.ts';
import { arrivalSentence, distanceText, ofProperties, termPolicies } from '#messages/rooms/property.ts';

const TIMES = { checkIn: '09:00', checkOut: '08:00', gateOpens: '06:00', gateCloses: '22:00' };
const USUAL: PropertyTerms = {
  times: TIMES,
  cancellation: DEFAULT_CANCELLATION_RULES,
  distances: { beach: 600, market: 100, restaurants: 150 },
};
const cancellation = (...rules: [hoursBefore: number, percent: number][]) => {
  const list = rules.map(([hoursBefore, percent]) => ({ hoursBefore, percent }));
  return termPolicies(figuresOf({ ...USUAL, cancellation: list })).cancellation;
};

describe('the figures of the specification', () => {
  it('give the sentences of the specification', () => {
    expect(termPolicies(figuresOf(USUAL))).toEqual({
      checkIn: '09:00 AM',
      checkOut: '08:00 AM',
      gateTimings: 'Open from 6 AM to 10 PM',
      cancellation:
        'Free up to 7 days before check-in, 50% refund 3 to 7 days before, no refund under 3 days',
    });
    expect(arrivalSentence(TIMES)).toBe(
      'Check-in is from 09:00 AM, check-out by 08:00 AM. The main gate is open from 6 AM to 10 PM.',
    );
    expect(distanceText(figuresOf(USUAL))).toEqual({
      beach: '10 minutes on foot (600 m)',
      market: '100 m',
      restaurants: '150 m',
    });
  });
});

describe('what the host has not told', () => {
  const untold = figuresOf({ times: DEFAULT_TIMES, cancellation: [], distances: {} });

  it('is empty', () => {
    expect(termPolicies(untold)).toMatchObject({ checkIn: '09:00 AM', gateTimings: '' });
    expect(distanceText(untold)).toEqual({ beach: '', market: '', restaurants: '' });
    expect(arrivalSentence(DEFAULT_TIMES)).toBe('Check-in is from 09:00 AM, check-out by 08:00 AM.');
  });

  it('is not said of a homestay among others', () => {
    const text = { beach: '' };
    const told = { name: 'Sagar', text: { beach: '600 m' } };
    expect(ofProperties([told, { name: 'Lotus', text }])).toEqual({ beach: '600 m at Sagar' });
    expect(ofProperties([{ name: 'Lotus', text }])).toEqual({ beach: '' });
  });
});

describe('other figures', () => {
  it('give other times', () => {
    const times = { checkIn: '13:30', checkOut: '00:00', gateOpens: '05:30', gateCloses: '12:00' };
    expect(termPolicies(figuresOf({ ...USUAL, times }))).toMatchObject({
      checkIn: '01:30 PM',
      checkOut: '12:00 AM',
      gateTimings: 'Open from 5:30 AM to 12 PM',
    });
  });

  it.each<[[number, number][], string]>([
    [[], 'No refund'],
    [[[24, 100]], 'Free up to 1 day before check-in, no refund under 1 day'],
    [[[0, 100]], 'Free until check-in'],
    [
      [
        [72, 100],
        [0, 50],
      ],
      'Free up to 3 days before check-in, 50% refund until check-in',
    ],
    [
      [
        [168, 80],
        [36, 30],
      ],
      '80% refund up to 7 days before check-in, 30% refund 36 hours to 7 days before, no refund under 36 hours',
    ],
    // A rule that refunds no more than a later one is no step.
    [
      [
        [168, 50],
        [48, 100],
      ],
      'Free up to 2 days before check-in, no refund under 2 days',
    ],
  ])('%j: %s', (rules, sentence) => {
    expect(cancellation(...rules)).toBe(sentence);
  });

  it('of several homestays are shown once if equal, else each with its name', () => {
    expect(
      ofProperties([
        { name: 'Sagar', text: { checkIn: '09:00 AM', checkOut: '08:00 AM' } },
        { name: 'Lotus', text: { checkIn: '11:00 AM', checkOut: '08:00 AM' } },
      ]),
    ).toEqual({ checkIn: '09:00 AM at Sagar; 11:00 AM at Lotus', checkOut: '08:00 AM' });
  });
});
