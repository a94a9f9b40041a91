import type { WrittenMistake } from './mistakes.ts';

export const MISTAKES: readonly WrittenMistake[] = [
  {
    line: 'price: 2600',
    write: 'price:2600',
    say: ['line 30, room "Conch Room", 1st rate, price: write a space after the colon: price: 2600.'],
  },
  {
    line: 'price: 2600',
    write: 'price 2600',
    say: [
      'line 30, room "Conch Room", 1st rate, price: write a colon and a space after the name: price: 2600.',
    ],
  },
  {
    line: 'price: 2600',
    write: 'price = 2600',
    say: [
      'line 30, room "Conch Room", 1st rate, price: write a colon and a space after the name: price: 2600.',
    ],
  },
  {
    line: 'price: 2600',
    write: '\tprice: 2600',
    say: [
      'line 30, room "Conch Room", 1st rate, price: begin with spaces in place of tabs, two for each step.',
    ],
  },
  {
    line: 'price: 2600',
    write: '           price: 2600',
    say: [
      'line 30, room "Conch Room", 1st rate, price: begin after 12 spaces, not after 11, in line with what belongs together.',
    ],
  },
  {
    line: 'price: 2600',
    write: '             price: 2600',
    say: [
      'line 30, room "Conch Room", 1st rate, price: begin after 12 spaces, not after 13, in line with what belongs together.',
    ],
  },
  {
    line: 'description: A balcony.',
    write: 'description: First floor:',
    say: ['line 24, room "Conch Room", description: write the whole text in quotes: "First floor:".'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: "A balcony.',
    say: ['line 24, room "Conch Room", description: the quote is not closed; write "A balcony.".'],
  },
  {
    line: 'description: A balcony.',
    write: "description: 'The guest's balcony.'",
    say: [
      'line 24, room "Conch Room", description: write the whole text in quotes: "The guest\'s balcony.".',
    ],
  },
  {
    line: 'description: A balcony.',
    write: 'description: "Conch" with a balcony',
    say: [
      'line 24, room "Conch Room", description: write the whole text in quotes: \'"Conch" with a balcony\'.',
    ],
  },
  {
    line: 'description: A balcony.',
    write: 'description: @home',
    say: ['line 24, room "Conch Room", description: write the whole text in quotes: "@home".'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: *Special*',
    say: ['line 24, room "Conch Room", description: write the whole text in quotes: "*Special*".'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: & balcony',
    say: ['line 24, room "Conch Room", description: write the whole text in quotes: "& balcony".'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: [Sea] view',
    say: ['line 24, room "Conch Room", description: write the whole text in quotes: "[Sea] view".'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: {beach} is near',
    say: ['line 24, room "Conch Room", description: write the whole text in quotes: "{beach} is near".'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: {beach}',
    say: ['line 24, room "Conch Room", description: write it in quotes: "{beach}".'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: [A balcony]',
    say: ['line 24, room "Conch Room", description: write it in quotes: "A balcony".'],
  },
  {
    line: 'name: Conch Room',
    write: 'name: 101',
    say: ['line 23, 2nd room, name: write it in quotes: "101".'],
  },
  {
    line: 'name: Conch Room',
    write: 'name: true',
    say: ['line 23, 2nd room, name: write it in quotes: "true".'],
  },
  {
    line: 'name: Conch Room',
    write: 'name: Room: 101',
    say: ['line 23, room "Room: 101", name: write the whole text in quotes: "Room: 101".'],
  },
  {
    line: 'size: 320 sq ft',
    write: 'size: 320',
    say: ['line 26, room "Conch Room", size: write it in quotes: "320".'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities: [Free WiFi, Garden',
    say: ['line 6, homestay "Nilachal", amenities: write ] at the end.'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities: [Free WiFi, Garden]]',
    say: ['line 6, homestay "Nilachal", amenities: there is one ] too many.'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities: [Free WiFi, Garden}',
    say: ['line 6, homestay "Nilachal", amenities: write ] in place of }.'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities:\n      - Bed: King\n      - Garden',
    say: ['line 7, homestay "Nilachal", 1st amenity: write it in quotes: "Bed: King".'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities:\n      -Garden\n      -Pool',
    say: ['line 6, homestay "Nilachal", amenities: write a space after the dash: - Garden.'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities: [Free WiFi, 24]',
    say: ['line 6, homestay "Nilachal", 2nd amenity: write it in quotes: "24".'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities: ["Free WiFi" "Garden"]',
    say: ['line 6, homestay "Nilachal", amenities: write a comma between them: ["Free WiFi", "Garden"].'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights: 3 percent: 5 }',
    say: [
      'line 11, homestay "Nilachal", 1st length discount, nights: write a comma between them: nights: 3, percent: 5.',
    ],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights: 3; percent: 5 }',
    say: [
      'line 11, homestay "Nilachal", 1st length discount, nights: write a comma between them: nights: 3, percent: 5.',
    ],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights = 3, percent: 5 }',
    say: [
      'line 11, homestay "Nilachal", 1st length discount: write a colon and a space after the name: nights: 3.',
    ],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights:3, percent: 5 }',
    say: ['line 11, homestay "Nilachal", 1st length discount: write a space after the colon: nights: 3.'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights: 3, percent: 5',
    say: ['line 11, homestay "Nilachal", 1st length discount, nights: write } at the end.'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '-{ nights: 3, percent: 5 }',
    say: [
      'line 11, homestay "Nilachal", 1st length discount, nights: write a space after the dash: - { nights: 3, percent: 5 }.',
    ],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- nights: 3, percent: 5',
    say: [
      'line 11, homestay "Nilachal", 1st length discount, nights: write { and } around the fields: - { nights: 3, percent: 5 }.',
    ],
  },
  {
    line: 'capacity: 4',
    write: 'photos: [{ file: photos/conch.jpg, tag: View: sea }]',
    say: ['line 25, room "Conch Room", photos: write the whole text in quotes: "View: sea".'],
  },
  {
    line: 'capacity: 4',
    write: 'photos: [{ file: "photos\\conch.jpg", tag: View }]',
    say: ['line 25, room "Conch Room", photos: write / in place of \\.'],
  },
  {
    line: '- id: 2',
    write: 'id: 2',
    say: ['line 22, room "Conch Room", id: write a dash and a space first: - id: 2.'],
  },
  {
    line: 'address: Chakratirtha Road, Puri',
    write: '    address: Chakratirtha Road, Puri',
    say: [
      'line 4, homestay "Nilachal", address: begin with plain spaces; those that are there only look like them.',
    ],
  },
  {
    line: 'description: A balcony.',
    write: 'description: "C:\\photos"',
    say: ['line 24, room "Conch Room", description: write / in place of \\.'],
  },
];
