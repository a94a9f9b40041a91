import type { WrittenMistake } from './mistakes.ts';

export const MISTAKES: readonly WrittenMistake[] = [
  {
    line: 'description: A balcony.',
    write: 'description:',
    say: ['line 24, room "Conch Room", description: is empty; write it after the colon.'],
  },
  {
    line: 'description: A balcony.',
    write: 'description: ""',
    say: ['line 24, room "Conch Room", description: is empty; write it after the colon.'],
  },
  {
    line: 'address: Chakratirtha Road, Puri',
    write: 'address:',
    say: ['line 4, homestay "Nilachal", address: is empty; write it after the colon.'],
  },
  {
    line: 'name: Conch Room',
    write:
      'name: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    say: ['line 23, room "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…", name: must have at most 120 letters.'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities: Free WiFi, Garden',
    say: ['line 6, homestay "Nilachal", amenities: write a list: [Free WiFi, Garden].'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities: Free WiFi, Garden]',
    say: ['line 6, homestay "Nilachal", amenities: write a list: [Free WiFi, Garden].'],
  },
  {
    line: 'amenities: [Free WiFi, Garden]',
    write: 'amenities:',
    say: ['line 6, homestay "Nilachal", amenities: is empty; write it after the colon, or remove the line.'],
  },
  {
    line: 'check_in_time: "09:00"',
    write: 'check_in_time: 9:00',
    say: ['line 8, homestay "Nilachal", check_in_time: write "09:00".'],
  },
  {
    line: 'check_in_time: "09:00"',
    write: 'check_in_time: 9 AM',
    say: ['line 8, homestay "Nilachal", check_in_time: write "09:00".'],
  },
  {
    line: 'check_in_time: "09:00"',
    write: 'check_in_time: 9.30',
    say: ['line 8, homestay "Nilachal", check_in_time: write "09:30".'],
  },
  {
    line: 'check_in_time: "09:00"',
    write: 'check_in_time: noon',
    say: ['line 8, homestay "Nilachal", check_in_time: write a time in quotes, such as "09:00".'],
  },
  {
    line: 'check_in_time: "09:00"',
    write: 'check_in_time: 12.30 p.m.',
    say: ['line 8, homestay "Nilachal", check_in_time: write "12:30".'],
  },
  {
    line: '- { from: 2027-06-10, to: 2027-06-14 }',
    write: '- 2027-06-10',
    say: [
      'line 33, room "Conch Room", 1st closed range: write its fields: { from: 2027-06-10, to: 2027-06-10 }.',
    ],
  },
  {
    line: '- { from: 2027-06-10, to: 2027-06-14 }',
    write: '- { from: 10-06-2027, to: 2027-06-14 }',
    say: ['line 33, room "Conch Room", 1st closed range, from: write 2027-06-10, which is 10 June 2027.'],
  },
  {
    line: '- { from: 2027-06-10, to: 2027-06-14 }',
    write: '- { from: 2027-06-10, to: 2027-06-31 }',
    say: [
      'line 33, room "Conch Room", 1st closed range, to: there is no 31 June 2027; that month ends on 2027-06-30.',
    ],
  },
  {
    line: '- { from: 2027-06-10, to: 2027-06-14 }',
    write: '- { from: 2027-06-10, to: 2027-06-01 }',
    say: ['line 33, room "Conch Room", 1st closed range, to: must not be before "from"; exchange the two.'],
  },
  {
    line: '- { from: 2027-06-10, to: 2027-06-14 }',
    write: '- { from: 2027-06-10, to: 2127-06-01 }',
    say: [
      'line 33, room "Conch Room", 1st closed range, to: is more than 1200 nights after "from"; write a nearer date.',
    ],
  },
  {
    line: '- { from: 2027-06-10, to: 2027-06-14 }',
    write: '- { from: 10 June 2027, to: June 14, 2027 }',
    say: [
      'line 33, room "Conch Room", 1st closed range: a comma ends a value; write the number before 2027 without a comma.',
      'line 33, room "Conch Room", 1st closed range, from: write 2027-06-10, which is 10 June 2027.',
      'line 33, room "Conch Room", 1st closed range, to: write a date such as 2026-12-18: year, month, day.',
    ],
  },
  {
    line: '- from: 2026-11-01',
    write: '- from: 01-11-2026',
    say: ['line 28, room "Conch Room", 1st rate, from: write 2026-11-01, which is 1 November 2026.'],
  },
  {
    line: '- from: 2026-11-01',
    write: '- from: 1/11/26',
    say: ['line 28, room "Conch Room", 1st rate, from: write 2026-11-01, which is 1 November 2026.'],
  },
  {
    line: '- from: 2026-11-01',
    write: '- from: tomorrow',
    say: ['line 28, room "Conch Room", 1st rate, from: write a date such as 2026-12-18: year, month, day.'],
  },
  {
    line: 'minimum_stay: 1',
    write: 'weekdays: friday',
    say: ['line 31, room "Conch Room", 1st rate, weekdays: write a list: [friday].'],
  },
  {
    line: 'minimum_stay: 1',
    write: 'weekdays: [Friday, Sat, someday]',
    say: [
      'line 31, room "Conch Room", 1st rate, 1st weekday: write friday.',
      'line 31, room "Conch Room", 1st rate, 2nd weekday: write saturday.',
      'line 31, room "Conch Room", 1st rate, 3rd weekday: must be one of sunday, monday, tuesday, wednesday, thursday, friday, saturday.',
    ],
  },
  {
    line: 'minimum_stay: 1',
    write: 'weekdays: []',
    say: ['line 31, room "Conch Room", 1st rate, weekdays: must have at least one.'],
  },
  {
    line: 'capacity: 4',
    write: 'video: youtube.com/watch?v=1',
    say: [
      'line 25, room "Conch Room", video: write the whole address, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ.',
    ],
  },
  {
    line: 'capacity: 4',
    write: 'photos: photos/conch.jpg',
    say: ['line 25, room "Conch Room", photos: write a list: [{ file: photos/conch.jpg, tag: … }].'],
  },
  {
    line: 'capacity: 4',
    write: 'photos:\n          - photos/conch.jpg',
    say: ['line 26, room "Conch Room", 1st photo: write its fields: { file: photos/conch.jpg, tag: … }.'],
  },
  {
    line: 'capacity: 4',
    write: 'photos: { file: photos/conch.jpg, tag: View }',
    say: ['line 25, room "Conch Room", photos: write a list: [{ file: photos/conch.jpg, tag: View }].'],
  },
  {
    line: '- id: 2',
    write: '- id: 1',
    say: ['line 22, room "Conch Room", id: another room has this number already; write one of its own.'],
  },
  {
    line: '- { nights: 3, percent: 5 }',
    write: '- { nights: 3, percent: 5 }\n      - { nights: 3, percent: 9 }',
    say: [
      'line 12, homestay "Nilachal", 2nd length discount, nights: another discount begins at this number of nights already; keep one of them.',
    ],
  },
  {
    line: '- { hours_before: 168, percent: 100 }',
    write: '- { hours_before: 168, percent: 100 }\n      - { hours_before: 168, percent: 9 }',
    say: [
      'line 14, homestay "Nilachal", 2nd cancellation line, hours_before: another line has this number of hours already; keep one of them.',
    ],
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
    line: 'size: 320 sq ft',
    write: 'size: 320',
    say: ['line 26, room "Conch Room", size: write it in quotes: "320".'],
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
];
