import { type NightOwner, planChannelNights, type StayPlan } from '#domain/channels/channel-nights.ts';
import { addDays } from '#domain/dates/calendar.ts';
import type { Tx } from '#server/platform/database/database.ts';
import {
  addChannelStay,
  type ChannelRoom,
  settleChannelStay,
  takeForChannel,
} from '#server/reservations/channel-stay.ts';
import { dropNights, lockReservations } from '#server/reservations/channel-stay-queries.ts';
import { lockOrAddNights } from '#server/rooms/set-nights.ts';
import { type Applying, saveConflicts } from './conflicts.ts';
import {
  deleteEvents,
  findChannelRoom,
  listEvents,
  listOwnedNights,
  listSameStays,
  setReservation,
} from './event-queries.ts';
import type { EventRow, FeedRow } from './schema.ts';

/**
 * Brings the nights of a room to what the stored events of a feed say: moves and takes their nights, frees those of
 * events that are `gone`, and saves nights that are sold here as conflicts. The feed must be locked.
 */
export async function applyEvents(
  tx: Tx,
  feed: FeedRow,
  applying: Applying,
  gone: readonly EventRow[] = [],
): Promise<void> {
  const { now, today } = applying;
  const isGone = new Set(gone.map(({ id }) => id));
  const events = (await listEvents(tx, feed.id)).map((event) =>
    isGone.has(event.id) ? { ...event, nights: [] } : event,
  );
  await lockReservations(tx, reservationsOf(events));
  const plans = await plan(tx, feed, events, { now, today });
  const room = await findChannelRoom(tx, feed.room_id);
  const changed = [...plans].filter(([, { freed, taken }]) => freed.length + taken.length > 0);
  // All nights are freed before any is taken, because two stays may have changed places.
  for (const [event, { freed }] of changed)
    if (event.reservation_id !== null) await dropNights(tx, event.reservation_id, freed);
  for (const [event, { taken }] of changed) {
    if (taken.length === 0) continue;
    const id = event.reservation_id ?? (await addStay(tx, room, event, { feed, taken, now }));
    await takeForChannel(tx, id, room.id, taken);
  }
  for (const [{ id, reservation_id }] of changed) {
    if (reservation_id === null || (await settleChannelStay(tx, reservation_id, now)) === 'stays') continue;
    await setReservation(tx, id, null);
  }
  await saveConflicts(tx, feed, plans, applying);
  await deleteEvents(tx, [...isGone]);
}

/** Returns what is to be done, with all nights of it locked. Most readings find nothing to do, and lock nothing. */
async function plan(
  tx: Tx,
  feed: FeedRow,
  events: readonly EventRow[],
  { now, today }: { now: Date; today: string },
): Promise<Map<EventRow, StayPlan>> {
  // A host who replaces the address of a calendar has both addresses for a while.
  const sameStays = await listSameStays(tx, feed);
  const stays = events.map(({ uid, nights, reservation_id }) => ({
    uid,
    sameStayId: sameStays.get(uid),
    nights: nights.filter((night) => night >= today),
    reservationId: reservation_id,
  }));
  const seen = planChannelNights(stays, ownersOf(await listOwnedNights(tx, feed.room_id, today), now));
  const isSettled = seen.every(
    ({ freed, taken, conflicts }) => freed.length + taken.length + conflicts.size === 0,
  );
  const nights = new Set([...stays.flatMap(({ nights }) => nights), ...seen.flatMap(({ freed }) => freed)]);
  const locked = isSettled ? undefined : await lockOrAddNights(tx, feed.room_id, [...nights].sort());
  const plans = locked ? planChannelNights(stays, ownersOf(locked, now)) : seen;
  return new Map(events.map((event, index) => [event, plans[index] ?? nothing(event.uid)]));
}

const nothing = (uid: string): StayPlan => ({ uid, freed: [], taken: [], conflicts: new Map() });

interface Owned {
  night: string;
  reservation_id: number | null;
  held_until: Date | null;
}

function ownersOf(rows: readonly Owned[], now: Date): Map<string, NightOwner> {
  return new Map(
    rows.map(({ night, reservation_id, held_until }) => [
      night,
      { reservationId: reservation_id, isHeld: held_until !== null && held_until > now },
    ]),
  );
}

async function addStay(
  tx: Tx,
  room: ChannelRoom,
  event: EventRow,
  { feed, taken, now }: { feed: FeedRow; taken: readonly string[]; now: Date },
): Promise<number> {
  const [first = '', last = first] = [taken[0], taken.at(-1)];
  const dates = { checkIn: first, checkOut: addDays(last, 1) };
  const id = await addChannelStay(tx, { room, channel: feed.name, ...dates }, now);
  event.reservation_id = id;
  await setReservation(tx, event.id, id);
  return id;
}

export function reservationsOf(events: readonly EventRow[]): number[] {
  return events.flatMap(({ reservation_id }) => reservation_id ?? []);
}
