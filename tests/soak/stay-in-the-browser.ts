import assert from 'node:assert/strict';
import { cartItemOf, cartSearch } from '#domain/booking/cart.ts';
import {
  countNights,
  formatDate,
  formatOrdinalDate,
  nightsOf,
  todayInIndia,
} from '#domain/dates/calendar.ts';
import { toICalendar } from '#domain/dates/calendar-event.ts';
import { isPastStay } from '#domain/dates/stay.ts';
import type { FoundRoom } from '#domain/rooms/room.ts';
import { completeSearch, readSearch, writeSearch } from '#domain/rooms/search.ts';
import { toCivil, toDate } from '#islands/ui/calendar/calendar-days.ts';
import type { CivilDay } from '../support/civil-days.ts';

const PARTY = { adults: 2, children: 0 };
const EVENT = {
  uid: '1',
  title: 'Stay',
  description: 'A stay',
  location: 'Puri',
  status: 'CONFIRMED',
} as const;

/** One stay as a browser sees it at an instant: chosen, linked to, shown, in the cart and in a calendar file. */
export function checkInBrowser(
  room: FoundRoom,
  from: CivilDay,
  to: CivilDay,
  nights: number,
  now: Date,
): void {
  const stay = { checkIn: from.date, checkOut: to.date };
  for (const { date } of [from, to]) assert.equal(toCivil(toDate(date)), date);
  const link = writeSearch({ ...stay, ...PARTY, pastDate: false });
  const search = completeSearch(readSearch(link), todayInIndia(now));
  assert.deepEqual({ checkIn: search.checkIn, checkOut: search.checkOut }, stay);
  assert.equal(countNights(from.date, to.date), nights);
  assert.equal(isPastStay(stay, todayInIndia(now)), false);
  const slept = nightsOf(from.date, to.date);
  assert.deepEqual([slept.length, slept[0]], [nights, from.date]);
  assert.ok((slept.at(-1) ?? '') < to.date);
  for (const day of [from, to]) {
    assert.equal(formatDate(day.date), day.medium);
    assert.equal(formatOrdinalDate(day.date, day.date), day.banner);
  }
  const stored = JSON.parse(JSON.stringify([cartItemOf(room, search, search)]));
  const { checkIn, checkOut } = cartSearch(stored) ?? {};
  assert.deepEqual({ checkIn, checkOut }, stay);
  const file = toICalendar({ ...EVENT, ...stay }, now);
  assert.match(
    file,
    new RegExp(`DTSTART;VALUE=DATE:${from.compact}\\b[^]*DTEND;VALUE=DATE:${to.compact}\\b`),
  );
}
