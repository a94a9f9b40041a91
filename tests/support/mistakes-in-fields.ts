import type { WrittenMistake } from './mistakes.ts';

export const MISTAKES: readonly WrittenMistake[] = [
  {
    line: 'price: 2600',
    write: 'Price: 2600',
    say: ['line 30, room "Conch Room", 1st rate: there is no field "Price" here; did you mean "price"?'],
  },
  {
    line: 'price: 2600',
    write: 'prize: 2600',
    say: ['line 30, room "Conch Room", 1st rate: there is no field "prize" here; did you mean "price"?'],
  },
  {
    line: 'address: Chakratirtha Road, Puri',
    write: 'adress: Chakratirtha Road, Puri',
    say: ['line 4, homestay "Nilachal": there is no field "adress" here; did you mean "address"?'],
  },
  {
    line: 'address: Chakratirtha Road, Puri',
    write: '# nothing',
    say: ['line 2, homestay "Nilachal", address: is missing; add a line "address: …".'],
  },
  {
    line: 'name: Conch Room',
    write: '# no name',
    say: ['line 22, 2nd room, name: is missing; add a line "name: …".'],
  },
  {
    line: 'size: 320 sq ft',
    write: '# no size',
    say: ['line 22, room "Conch Room", size: is missing; add a line "size: …".'],
  },
  {
    line: '- { hours_before: 168, percent: 100 }',
    write: '- { hours: 168, percent: 100 }',
    say: [
      'line 13, homestay "Nilachal", 1st cancellation line: there is no field "hours" here; did you mean "hours_before"?',
    ],
  },
  {
    line: 'location: { lat: 19.7983, lng: 85.8249 }',
    write: 'location: { lat: 19.7983 }',
    say: ['line 5, homestay "Nilachal", location, lng: is missing; add "lng: …".'],
  },
  {
    line: '- { from: 2027-06-10, to: 2027-06-14 }',
    write: '- { from: 2027-06-10 }',
    say: ['line 33, room "Conch Room", 1st closed range, to: is missing; add "to: …".'],
  },
  {
    line: 'minimum_stay: 1',
    write: 'minimumstay: 2',
    say: [
      'line 31, room "Conch Room", 1st rate: there is no field "minimumstay" here; did you mean "minimum_stay"?',
    ],
  },
  {
    line: 'capacity: 4',
    write: 'price: 1800',
    say: ['line 25, room "Conch Room": there is no field "price" here; it belongs to rates.'],
  },
  {
    line: 'capacity: 4',
    write: 'photos: [{ file: photos/conch.jpg }]',
    say: ['line 25, room "Conch Room", 1st photo, tag: is missing; add "tag: …".'],
  },
  {
    line: 'rooms:',
    write: 'room:',
    say: ['line 14, homestay "Nilachal": there is no field "room" here; did you mean "rooms"?'],
  },
  {
    line: 'homestays:',
    write: 'homestay:',
    say: ['line 1: there is no field "homestay" here; did you mean "homestays"?'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights = 3, percent: 5 }',
    say: [
      'line 11, homestay "Nilachal", 1st length discount: there is no field "nights = 3" here; did you mean "nights"?',
    ],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights:3, percent: 5 }',
    say: [
      'line 11, homestay "Nilachal", 1st length discount: there is no field "nights:3" here; did you mean "nights"?',
    ],
  },
];
