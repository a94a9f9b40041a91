import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { addDays, instantOf, nightsOf } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { applyEvents } from '#server/channels/apply-events.ts';
import { listConflictsOfFeed } from '#server/channels/conflict-queries.ts';
import { listOwnedNights, saveEvents } from '#server/channels/event-queries.ts';
import { ensureExport } from '#server/channels/export-queries.ts';
import {
  insertFeed,
  listFeedsOfRooms,
  lockFeed,
  saveWholeReading,
  updateFeed,
} from '#server/channels/feed-queries.ts';
import { DEMO_CALENDARS } from '#server/channels/ical-provider.ts';
import type { FeedRow } from '#server/channels/schema.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { findCheckoutHold, releaseHold } from '#server/reservations/holds/hold-queries.ts';
import { markReleased, updateReservation } from '#server/reservations/queries.ts';
import { book, type Filling, goOn, holdRoom } from './demo-bookings.ts';
import { findUntouched } from './demo-queries.ts';
import { type DemoStay, dayOf, demoGuest } from './demo-stays.ts';

/** Two rooms of the second homestay are sold on other sites, too, whose calendars exist in the demo only. */
const FEEDS = [
  { room: 7, channel: 'Booking.com' },
  { room: 9, channel: 'Airbnb' },
] as const;
const [ASKED, SOLD] = FEEDS;
const PROPERTY_ID = 2;
const WEEK = 7;
/** On these days of a week, at least so many days ahead, stays begin that were sold twice, sold there, and asked for. */
const SOLD_TWICE = { ahead: 2, day: 0 };
const SOLD_THERE = { ahead: 2, day: 3 };
const ASKED_FOR = { ahead: 3, day: 6 };
const ANSWERED_AT = '23:00';

/** Fills in what other sites sell, nights that were sold twice, and a request; returns the new bookings. */
export async function fillChannels(filling: Filling): Promise<number[]> {
  if (filling.filledOn === undefined) for (const feed of FEEDS) await connect(filling, feed);
  const { tx, today, earlier } = filling;
  await request(filling);
  const feed = await findDemoFeed(filling);
  if (!feed) return [];
  const booked = await sellTwice(filling, feed);
  await sellThere(filling, feed);
  // Without an address of the host, nobody is mailed about it.
  await applyEvents(tx, feed, { now: earlier, today, hostEmail: '' });
  return booked;
}

const addressOf = (room: number) => `https://${DEMO_CALENDARS}/room-${room}.ics`;

async function connect({ tx, family, earlier }: Filling, { room, channel: name }: (typeof FEEDS)[number]) {
  await ensureExport(tx, room, name, earlier);
  const id = await insertFeed(tx, { roomId: room, name, url: addressOf(room), now: earlier });
  if (id === undefined) return;
  await saveWholeReading(tx, id, { at: earlier, next: earlier, mark: null });
  await updateFeed(tx, id, { has_stays: true });
  const after = { room_id: room, feed_id: id, name };
  const event = { propertyId: PROPERTY_ID, action: 'connect calendar', after };
  await writeAudit(tx, { user: family }, event, earlier);
}

/** Returns the calendar, unless a person has removed it. */
async function findDemoFeed({ tx }: Filling): Promise<FeedRow | undefined> {
  const feeds = await listFeedsOfRooms(tx, [SOLD.room]);
  const feed = feeds.find(({ url }) => url === addressOf(SOLD.room));
  return feed && lockFeed(tx, feed.id);
}

/** Returns the next of these days, and the one a week later, which is for when the first is taken. */
function weekly(today: string, { ahead, day }: { ahead: number; day: number }): [string, string] {
  const first = addDays(today, ahead);
  const next = addDays(first, (WEEK + day - dayOf(first, WEEK)) % WEEK);
  return [next, addDays(next, WEEK)];
}

const twoNights = (checkIn: string) => ({ checkIn, checkOut: addDays(checkIn, 2) });

/**
 * Books a room here for nights that the other site names as sold, too. A new one comes when nothing is left to solve of
 * the last.
 */
async function sellTwice(filling: Filling, feed: FeedRow): Promise<number[]> {
  const { tx, family, today } = filling;
  const known = await listConflictsOfFeed(tx, feed.id);
  for (const { check_in } of known) {
    const stay = guestOf(SOLD.room, twoNights(check_in));
    const row = await findUntouched(tx, stay, family.id);
    if (row) await goOn(filling, row, stay);
  }
  if (known.some(({ resolved_at, check_out }) => resolved_at === null && check_out > today)) return [];
  for (const checkIn of weekly(today, SOLD_TWICE)) {
    if (known.some(({ check_in }) => check_in === checkIn)) continue;
    const id = await book(filling, guestOf(SOLD.room, twoNights(checkIn)));
    if (id === undefined) continue;
    await nameAsSold(filling, feed, checkIn);
    return [id];
  }
  return [];
}

/** Lets the other site sell two nights that are free on this site. */
async function sellThere(filling: Filling, feed: FeedRow): Promise<void> {
  const [checkIn] = weekly(filling.today, SOLD_THERE);
  const owned = await listOwnedNights(filling.tx, SOLD.room, checkIn);
  if (owned.some(({ night }) => night < twoNights(checkIn).checkOut)) return;
  await nameAsSold(filling, feed, checkIn);
}

async function nameAsSold({ tx }: Filling, { id }: FeedRow, checkIn: string): Promise<void> {
  const nights = nightsOf(checkIn, twoNights(checkIn).checkOut);
  const event = { uid: `${checkIn}@${DEMO_CALENDARS}`, isBlock: false, nights, summary: 'Reserved' };
  await saveEvents(tx, id, [Object.assign({ link: undefined }, event)]);
}

const guestOf = (room: number, stay: { checkIn: string; checkOut: string }): DemoStay => ({
  room,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  adults: 2,
  children: 0,
  guest: demoGuest(dayOf(stay.checkIn, 100) + room),
  source: 'phone',
  paidOnline: 'full',
  restPaid: 'on arrival',
  method: 'cash',
  bookedAhead: 20,
});

const requestsOn = (today: string) =>
  weekly(today, ASKED_FOR).map((checkIn) => guestOf(ASKED.room, twoNights(checkIn)));

/**
 * Asks for a room as a guest does while the other site does not respond. The request of the day before is withdrawn,
 * unless a person has answered it.
 */
async function request(filling: Filling): Promise<void> {
  const { tx, config, family, today, filledOn, earlier } = filling;
  for (const stay of filledOn === undefined ? [] : requestsOn(filledOn)) {
    const row = await findUntouched(tx, stay, family.id);
    const hold = row?.status === 'held' && row.awaits_host && (await findCheckoutHold(tx, row.id));
    if (!row || !hold) continue;
    await releaseHold(tx, hold.id, earlier);
    await markReleased(tx, row.id, earlier);
  }
  // A host who starts late in the evening can still answer it.
  const until = instantOf(addDays(today, 1), ANSWERED_AT);
  const hours = (until.getTime() - earlier.getTime()) / HOUR;
  for (const stay of requestsOn(today)) {
    const id = await holdRoom(filling, stay, earlier, hours);
    if (id === undefined) continue;
    await updateReservation(tx, id, {
      source: SOURCE_NUMBERS.web,
      state: stay.guest.state,
      country: stay.guest.country,
      awaits_host: true,
      pays_at_property: config.payments.kind === 'at_property',
      host_asked_at: earlier,
      host_mailed_at: earlier,
    });
    return;
  }
}
