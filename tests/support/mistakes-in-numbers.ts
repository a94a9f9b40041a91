import type { WrittenMistake } from './mistakes.ts';

export const MISTAKES: readonly WrittenMistake[] = [
  {
    line: 'price: 2600',
    write: 'price: 1,700',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, without a comma.'],
  },
  {
    line: '- { from: 2026-11-01, to: 2027-10-31, price: 1800 }',
    write: '- { from: 2026-11-01, to: 2027-10-31, price: 1,700 }',
    say: [
      'line 20, room "Garden Room", 1st rate: a comma ends a value; write the number before 700 without a comma.',
    ],
  },
  {
    line: 'price: 2600',
    write: 'price: 1.700',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, without a point.'],
  },
  {
    line: 'price: 2600',
    write: 'price: ₹1700',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, without ₹.'],
  },
  {
    line: 'price: 2600',
    write: 'price: Rs. 1,700/-',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, digits only.'],
  },
  {
    line: 'price: 2600',
    write: 'price: "1700"',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, without quotes.'],
  },
  {
    line: 'price: 2600',
    write: 'price: 1 700',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, without a space.'],
  },
  {
    line: 'price: 2600',
    write: 'price: 1700 rupees',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, digits only.'],
  },
  {
    line: 'price: 2600',
    write: 'price: cheap',
    say: [
      'line 30, room "Conch Room", 1st rate, price: write whole rupees, from 0 to 1000000, such as 1800.',
    ],
  },
  {
    line: 'price: 2600',
    write: 'price:',
    say: ['line 30, room "Conch Room", 1st rate, price: is empty; write it after the colon.'],
  },
  {
    line: 'price: 2600',
    write: 'price: 18.5',
    say: [
      'line 30, room "Conch Room", 1st rate, price: write whole rupees, from 0 to 1000000, such as 1800.',
    ],
  },
  {
    line: 'price: 2600',
    write: 'price: -1',
    say: [
      'line 30, room "Conch Room", 1st rate, price: write whole rupees, from 0 to 1000000, such as 1800.',
    ],
  },
  {
    line: 'price: 2600',
    write: 'price: 26000000',
    say: [
      'line 30, room "Conch Room", 1st rate, price: write whole rupees, from 0 to 1000000, such as 1800.',
    ],
  },
  {
    line: 'price: 2600',
    write: 'price: 2600, ',
    say: ['line 30, room "Conch Room", 1st rate, price: write 2600, without a comma.'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights: 3, percent: 5% }',
    say: ['line 11, homestay "Nilachal", 1st length discount, percent: write 5, without %.'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights: 3, percent: 120 }',
    say: ['line 11, homestay "Nilachal", 1st length discount, percent: write a whole number from 0 to 100.'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '{ nights: 3, percent: 5 }',
    say: ['line 10, homestay "Nilachal", length_discounts: write a list: [{ nights: 3, percent: 5 }].'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights: 3 nights, percent: 150% }',
    say: [
      'line 11, homestay "Nilachal", 1st length discount, nights: write 3, digits only.',
      'line 11, homestay "Nilachal", 1st length discount, percent: write a whole number from 0 to 100.',
    ],
  },
  {
    line: '- { hours_before: 168, percent: 100 }',
    write: '- { hours_before: 7 days, percent: 100 }',
    say: [
      'line 13, homestay "Nilachal", 1st cancellation line, hours_before: write whole hours, from 0 to 8760, such as 72.',
    ],
  },
  {
    line: 'distances: { beach: 600 }',
    write: 'distances: { beach: 600 m }',
    say: ['line 9, homestay "Nilachal", distances, beach: write 600, digits only.'],
  },
  {
    line: 'distances: { beach: 600 }',
    write: 'distances: { beach: 0.6 km }',
    say: ['line 9, homestay "Nilachal", distances, beach: write 600, in metres.'],
  },
  {
    line: 'distances: { beach: 600 }',
    write: 'distances: 600',
    say: [
      'line 9, homestay "Nilachal", distances: write its fields: { beach: 600, market: …, restaurants: …, temple: … }.',
    ],
  },
  {
    line: 'location: { lat: 19.7983, lng: 85.8249 }',
    write: 'location: 19.7983, 85.8249',
    say: ['line 5, homestay "Nilachal", location: write its fields: { lat: 19.7983, lng: 85.8249 }.'],
  },
  {
    line: 'location: { lat: 19.7983, lng: 85.8249 }',
    write: 'location: { lat: 19,7983, lng: 85,8249 }',
    say: [
      'line 5, homestay "Nilachal", location: a comma ends a value; write the number before 7983 without a comma.',
      'line 5, homestay "Nilachal", location: a comma ends a value; write the number before 8249 without a comma.',
    ],
  },
  {
    line: 'location: { lat: 19.7983, lng: 85.8249 }',
    write: 'location: { lat: 198, lng: 85.8249 }',
    say: [
      'line 5, homestay "Nilachal", location, lat: write degrees with a point, such as { lat: 19.7983, lng: 85.8249 }.',
    ],
  },
  {
    line: 'location: { lat: 19.7983, lng: 85.8249 }',
    write: 'location: [19.7983, 85.8249]',
    say: ['line 5, homestay "Nilachal", location: write its fields: { lat: 19.7983, lng: 85.8249 }.'],
  },
  {
    line: 'minimum_stay: 1',
    write: 'minimum_stay: 2 nights',
    say: ['line 31, room "Conch Room", 1st rate, minimum_stay: write 2, digits only.'],
  },
  {
    line: 'minimum_stay: 1',
    write: 'minimum_stay: 0',
    say: ['line 31, room "Conch Room", 1st rate, minimum_stay: write a number of nights, from 1 to 365.'],
  },
  {
    line: 'minimum_stay: 1',
    write: 'discount: 3000',
    say: [
      'line 31, room "Conch Room", 1st rate, discount: must not be more than the price; a discount is the rupees taken off.',
    ],
  },
  {
    line: 'capacity: 4',
    write: 'capacity: four',
    say: ['line 25, room "Conch Room", capacity: write a number of people, from 1 to 20.'],
  },
  {
    line: 'capacity: 4',
    write: 'capacity: 40',
    say: ['line 25, room "Conch Room", capacity: write a number of people, from 1 to 20.'],
  },
  {
    line: 'capacity: 4',
    write: 'capacity: 4 guests',
    say: ['line 25, room "Conch Room", capacity: write 4, digits only.'],
  },
  {
    line: '- id: 2',
    write: '- id: two',
    say: [
      'line 22, room "Conch Room", id: write a whole number from 1 on, which nothing else of its kind has.',
    ],
  },
  {
    line: '- id: 2',
    write: '- id: 0',
    say: [
      'line 22, room "Conch Room", id: write a whole number from 1 on, which nothing else of its kind has.',
    ],
  },
  {
    line: 'price: 2600',
    write: 'price: 1700 per night',
    say: ['line 30, room "Conch Room", 1st rate, price: write 1700, digits only.'],
  },
  {
    line: '- { from: 2026-11-01, to: 2027-10-31, price: 1800 }',
    write: '- { from: 1/11/2026, to: 31.10.2027, price: 1,800/- }',
    say: [
      'line 20, room "Garden Room", 1st rate: a comma ends a value; write the number before 800/- without a comma.',
      'line 20, room "Garden Room", 1st rate, from: write 2026-11-01, which is 1 November 2026.',
      'line 20, room "Garden Room", 1st rate, to: write 2027-10-31, which is 31 October 2027.',
    ],
  },
  {
    line: '- { from: 2026-11-01, to: 2027-10-31, price: 1800 }',
    write: '- { from: 2026-11-01, to: 2027-10-31, price: 18,00,000 }',
    say: [
      'line 20, room "Garden Room", 1st rate: a comma ends a value; write the number before 00 without a comma.',
      'line 20, room "Garden Room", 1st rate: a comma ends a value; write the number before 000 without a comma.',
    ],
  },
];
