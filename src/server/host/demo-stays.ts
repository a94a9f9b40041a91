import type { HOST_SOURCES } from '#domain/booking/booking-source.ts';
import { addDays, addMonths, daysBetween, nightsOf } from '#domain/dates/calendar.ts';

/**
 * Plans who stays in the demo homestays. A day always has the same arrivals, so a later start goes on where the last
 * one ended. Rooms 1, 2, 4 and 10 have guests in the past only, so that visitors find rooms on any date.
 */

export interface DemoStay {
  room: number;
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  guest: DemoGuest;
  source: 'web' | (typeof HOST_SOURCES)[number];
  /** What is paid online at once; bookings of the host are paid at the homestay. */
  paidOnline: 'full' | 'advance';
  /** When the rest is paid at the homestay. */
  restPaid: 'on arrival' | 'on departure';
  method: 'cash' | 'upi';
  /** Days between the booking and the arrival. */
  bookedAhead: number;
  question?: DemoQuestion;
}

export interface DemoGuest {
  name: string;
  email: string;
  phone: string;
  state: string;
  country: string;
}

interface DemoQuestion {
  text: string;
  answer: string;
}

const EPOCH = '2026-01-01';
/** Days ahead for which the arrivals of most rooms are known, and those of guests who plan. */
const SOON = 1;
export const PLANNED = 14;
/** Room 3, 5 or 6 has an arrival each day. */
const STAY_BY_TURNS = [3, 5, 6];
const WEEKLY = [
  { room: 7, day: 3, nights: 2, known: PLANNED },
  { room: 1, day: 1, nights: 4, known: 'past' },
  { room: 2, day: 4, nights: 3, known: 'past' },
  { room: 4, day: 6, nights: 3, known: 'past' },
  { room: 10, day: 2, nights: 4, known: 'past' },
] as const;
/** Days. Of the stays before them only every second is made, so that the first start is quick. */
const LATELY = 6;
const CAPACITY_4 = [5, 8];
/** This is more than the number of any room. */
const ROOMS = 11;

const FAMILIES = [
  {
    state: 'Odisha',
    first: ['Sunita', 'Debashis', 'Bijay', 'Itishree', 'Prakash', 'Mamata', 'Subrat'],
    last: ['Mohanty', 'Panda', 'Sahoo', 'Behera', 'Patnaik'],
  },
  {
    state: 'West Bengal',
    first: ['Ananya', 'Sourav', 'Moumita', 'Abhijit', 'Debolina', 'Partha', 'Rituparna'],
    last: ['Chatterjee', 'Mukherjee', 'Ghosh', 'Banerjee', 'Sarkar'],
  },
  {
    state: 'Uttar Pradesh',
    first: ['Rakesh', 'Priya', 'Manoj', 'Kavita', 'Ashok', 'Neha', 'Vinod'],
    last: ['Sharma', 'Verma', 'Tiwari', 'Gupta', 'Mishra'],
  },
] as const;
/** Every so many guests come from abroad; their numbers are of those that are kept for fiction. */
const ABROAD_EVERY = 17;
const ABROAD = [
  { name: 'Claire Dubois', phone: '+33 6 39 98 41 07', state: 'Bretagne', country: 'France' },
  { name: 'James Whitfield', phone: '+44 7700 900142', state: 'Yorkshire', country: 'United Kingdom' },
  { name: 'Hanna Lindqvist', phone: '+46 70 174 06 35', state: 'Skåne', country: 'Sweden' },
] as const;

const QUESTIONS: readonly DemoQuestion[] = [
  {
    text: 'We arrive by the Dhauli Express at half past one. May we leave our bags and go to the beach first?',
    answer: 'Yes, leave them with us at any time from 8 am.',
  },
  {
    text: 'Is there a place for our car? We drive from Bhubaneswar.',
    answer: 'Yes, there is space in front of the house. Please tell us the number of your car.',
  },
  {
    text: 'My mother cannot climb stairs well. Is somebody there to help with the bags?',
    answer: 'Of course. Ring the bell at the gate, we carry everything up.',
  },
  {
    text: 'Can you arrange mahaprasad for four on the second day?',
    answer: 'Yes. Please tell us in the evening before, we bring it at noon.',
  },
];
const SOURCES = ['web', 'phone', 'web', 'whatsapp', 'ota', 'web'] as const;
/** Guests who walk in get this room, which is free each night. */
const WALK_IN_ROOM = 4;
const OF_HOST = ['phone', 'whatsapp'] as const;

/** Returns an item of a list that repeats for ever, before its beginning too. */
function turn<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('The list is empty');
  return found;
}

/** Returns a guest; 105 in a row have different names. */
export function demoGuest(index: number): DemoGuest {
  const number = Math.abs(index);
  const phone = `+91 98765 4${String((number * 37) % 10_000).padStart(4, '0')}`;
  const family = turn(FAMILIES, number);
  const each = Math.floor(number / FAMILIES.length);
  const name = `${turn(family.first, each)} ${turn(family.last, each)}`;
  const guest =
    number % ABROAD_EVERY === 0
      ? turn(ABROAD, number / ABROAD_EVERY)
      : { name, phone, state: family.state, country: 'India' };
  return Object.assign({ email: `${guest.name.toLowerCase().replaceAll(' ', '.')}@guest.example` }, guest);
}

const dayNumber = (date: string) => daysBetween(EPOCH, date);
/** Returns the day of a period that repeats, from 0. */
export const dayOf = (date: string, period: number) => ((dayNumber(date) % period) + period) % period;

/**
 * Returns the stays that become known on `today`: the arrivals since the day on which they were last filled in, or of
 * this month and the last one, in the order in which they were booked.
 */
export function demoStays(today: string, filledOn: string | undefined): DemoStay[] {
  const first = `${addMonths(today, -1).slice(0, 7)}-01`;
  const days = nightsOf(first, addDays(today, PLANNED + 1));
  const isNew = (checkIn: string, ahead: number) =>
    checkIn <= addDays(today, ahead) && (filledOn === undefined || checkIn > addDays(filledOn, ahead));
  const stays = days.flatMap((checkIn) => {
    const number = dayNumber(checkIn);
    const day = dayOf(checkIn, 7);
    const isLately = checkIn > addDays(today, -LATELY);
    const hasArrival = isNew(checkIn, SOON) && (isLately || number % 2 === 0);
    return [
      ...(hasArrival ? [stay(turn(STAY_BY_TURNS, number), checkIn, 3)] : []),
      ...(hasArrival && number % (isLately ? 2 : 4) === 0 ? [stay(8, checkIn, 2)] : []),
      ...WEEKLY.filter((weekly) => weekly.day === day).flatMap(({ room, nights, known }) => {
        const isOver = filledOn === undefined && addDays(checkIn, nights) < today;
        const isMade = known === 'past' ? isOver && dayOf(checkIn, 14) === day : isNew(checkIn, known);
        return isMade ? [stay(room, checkIn, nights)] : [];
      }),
    ];
  });
  return stays.toSorted((one, other) => bookedOn(one).localeCompare(bookedOn(other)));
}

export const bookedOn = ({ checkIn, bookedAhead }: DemoStay) => addDays(checkIn, -bookedAhead);

function stay(room: number, checkIn: string, nights: number): DemoStay {
  const number = dayNumber(checkIn);
  const isEven = number % 2 === 0;
  // In room 3 somebody always pays when they leave, so that somebody in the house owes.
  const isOwing = room === 3;
  const isLastMinute = isEven && room !== 7;
  const isWalkIn = room === WALK_IN_ROOM;
  const bookedAhead = isLastMinute ? 1 : 15 + (Math.abs(number) % 9);
  const isAsking = isLastMinute && STAY_BY_TURNS.includes(room);
  return {
    room,
    checkIn,
    checkOut: addDays(checkIn, nights),
    adults: 2,
    children: CAPACITY_4.includes(room) ? 2 : 0,
    guest: demoGuest(number * ROOMS + room),
    source: isWalkIn ? 'walk_in' : turn(isOwing ? OF_HOST : SOURCES, number + room),
    paidOnline: number % 3 === 0 ? 'full' : 'advance',
    restPaid: isOwing ? 'on departure' : 'on arrival',
    method: isEven ? 'upi' : 'cash',
    bookedAhead: isWalkIn ? 0 : bookedAhead,
    ...(isAsking && { question: turn(QUESTIONS, number / 2) }),
  };
}
