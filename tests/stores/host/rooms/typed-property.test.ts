import { describe, expect, it } from 'vitest';
import type { HostProperty } from '#contract/host/properties.ts';
import {
  checkProperty,
  fieldsOfTyped,
  termsOf,
  termsSentence,
  typedProperty,
} from '#stores/host/rooms/typed-property.ts';

const PROPERTY: HostProperty = {
  id: 1,
  name: 'Sagar Kutir',
  names: {},
  type: 'Homestay',
  address: 'Puri',
  addresses: {},
  location: { lat: 19.8, lng: 85.8 },
  amenities: [],
  breakfast_price: 50,
  extra_bed_price: 200,
  photos: [],
  version: 'v',
  check_in_time: '09:00',
  check_out_time: '08:00',
  gate_opens: '06:00',
  gate_closes: '22:00',
  distances: { beach: 600 },
  max_stay: 30,
  change_cutoff_hours: 0,
  cancellation: [
    { hours_before: 168, percent: 100 },
    { hours_before: 36, percent: 50 },
  ],
  length_discounts: [{ nights: 3, percent: 5 }],
  faqs: [{ question: 'Is there a lift?', answer: 'No.' }],
  upi_id: null,
  register_years: 1,
  code_after_stay: null,
};
const typed = typedProperty(PROPERTY);

describe('a homestay as it is typed', () => {
  it('is the same again when nothing was typed', () => {
    const { id: _, photos: __, version: ___, ...fields } = PROPERTY;
    expect(fieldsOfTyped(typed)).toEqual(fields);
    expect(checkProperty(typed)).toEqual({});
  });

  it('shows terms in days where they are whole days', () => {
    expect(typed.cancellation).toMatchObject([
      { before: '7', unit: 'days', percent: '100' },
      { before: '36', unit: 'hours', percent: '50' },
    ]);
    expect(termsSentence(typed)).toBe(
      'Free up to 7 days before check-in, 50% refund 36 hours to 7 days before, no refund under 36 hours',
    );
    const [first] = typed.cancellation;
    if (!first) throw new Error('There are no terms');
    // A row that is not whole yet says nothing.
    expect(termsSentence({ ...typed, cancellation: [{ ...first, percent: '' }] })).toBe('No refund');
    // Cancelling earlier never refunds less.
    const upsideDown = [{ ...first, percent: '20' }, ...typed.cancellation.slice(1)];
    expect(termsSentence({ ...typed, cancellation: upsideDown })).toBe(
      '50% refund up to 36 hours before check-in, no refund under 36 hours',
    );
  });

  it('reads steps up to a year before check-in', () => {
    const step = (before: string, unit: 'days' | 'hours') => ({ key: '1', before, unit, percent: '50' });
    expect(termsOf([step('365', 'days'), step('8760', 'hours')])).toEqual([
      { hours_before: 8760, percent: 50 },
      { hours_before: 8760, percent: 50 },
    ]);
    expect(termsOf([step('366', 'days'), step('8761', 'hours'), step('1.5', 'days')])).toEqual([]);
  });

  it('has no place and no distances where none are known, and sends none', () => {
    const bare = typedProperty({ ...PROPERTY, location: null, distances: {} });
    expect(bare.location).toBe('');
    expect(bare.distances).toEqual({ beach: '', market: '', restaurants: '', temple: '' });
    expect(fieldsOfTyped(bare)).toMatchObject({ location: null, distances: {} });
    expect(fieldsOfTyped({ ...bare, distances: { ...bare.distances, market: '1,200' } })).toMatchObject({
      distances: { market: 1200 },
    });
  });

  it('has a code after a stay only where its owner has ticked it', () => {
    const gives = { ...PROPERTY, code_after_stay: { percent: 10, valid_days: 365 } };
    expect(fieldsOfTyped(typedProperty(gives))).toMatchObject({ code_after_stay: gives.code_after_stay });
    expect(fieldsOfTyped({ ...typedProperty(gives), code_after_stay: null }).code_after_stay).toBeNull();
  });

  it.each([
    ['a name that is missing', { name: ' ' }, { name: 'This is required.' }],
    [
      'a price in words',
      { breakfast_price: 'fifty' },
      { breakfast_price: 'Enter a number, without letters.' },
    ],
    ['no nights', { max_stay: '0' }, { max_stay: 'Enter a number, without letters.' }],
    [
      'a place in words',
      { location: 'near the temple' },
      { location: expect.stringContaining('19.7983, 85.8249') },
    ],
    ['no place', { location: '' }, {}],
    ['a time that is missing', { gate_opens: '' }, { gate_opens: 'This is required.' }],
    [
      'a register kept for no year',
      { register_years: '0' },
      { register_years: 'Enter a number, without letters.' },
    ],
    ['a stay of over a year', { max_stay: '366' }, { max_stay: 'Enter a number, without letters.' }],
    [
      'a distance of over 50 km',
      { distances: { ...typed.distances, temple: '50001' } },
      { 'distances.temple': 'Enter a number, without letters.' },
    ],
    [
      'a distance in words',
      { distances: { ...typed.distances, beach: 'near' } },
      { 'distances.beach': expect.any(String) },
    ],
    [
      'two steps at the same time',
      {
        cancellation: [7, 7].map((days, key) => ({
          key: `${key}`,
          before: `${days}`,
          unit: 'days' as const,
          percent: '9',
        })),
      },
      { cancellation: 'Two steps have the same time.' },
    ],
    [
      'more than all of it',
      { cancellation: [{ key: '1', before: '3', unit: 'days' as const, percent: '101' }] },
      { cancellation: 'Each step needs a percentage from 0 to 100 and a number of days or hours.' },
    ],
    [
      'a code after a stay that is not typed yet',
      { code_after_stay: { percent: '', valid_days: '' } },
      {
        'code_after_stay.percent': 'Enter a number, without letters.',
        'code_after_stay.valid_days': 'Enter a number, without letters.',
      },
    ],
    [
      'a code that takes all off, for no day',
      { code_after_stay: { percent: '100', valid_days: '0' } },
      { 'code_after_stay.percent': expect.any(String), 'code_after_stay.valid_days': expect.any(String) },
    ],
    [
      'half a question',
      { faqs: [{ key: '1', question: 'Why?', answer: '' }] },
      { faqs: 'This is required.' },
    ],
  ])('%s is said at its field', (_name, change, problems) => {
    expect(checkProperty({ ...typed, ...change })).toEqual(problems);
  });
});
