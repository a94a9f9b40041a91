import {
  type NightOwner,
  planBlocked,
  planChannelNights,
  type StayPlan,
} from '#domain/channels/channel-nights.ts';
import { addDays } from '#domain/dates/calendar.ts';
import type { Tx } from '#server/platform/database/database.ts';
import {
  addChannelStay,
  type ChannelRoom,
  settleChannelStay,
  takeForChannel,
} from '#server/reservations/channel-stay.ts';
import { dropNights, lockReservations } from '#server/reservations/channel-stay-queries.ts';
import { setBlocked } from '#server/rooms/night-queries.ts';
import { lockOrAddNights } from '#server/rooms/set-nights.ts';
import { type Applying, saveConflicts } from './conflicts.ts';
import { type OtherBlock, withoutEchoes } from './echoes.ts';
import {
  deleteEvents,
  findChannelRoom,
  listEvents,
  listOtherBlocks,
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
  const { now } = applying;
  const isGone = new Set(gone.map(({ id }) => id));
  const stored = await listEvents(tx, feed.id);
  const other = await listOtherBlocks(tx, feed);
  const events = (await withoutEchoes(tx, feed, { events: stored, other, now })).map((event) =>
    isGone.has(event.id) ? { ...event, nights: [] } : event,
  );
  await lockReservations(tx, reservationsOf(events));
  const { plans, blocked } = await plan(tx, feed, { events, other }, applying);
  const room = await findChannelRoom(tx, feed.room_id);
  const changed = [...plans].filter(([, { freed, taken }]) => freed.length + taken.length > 0);
  // All nights are freed before any is taken, because two stays may have changed places.
  for (const [event, { freed }] of changed)
    if (event.reservation_id !== null) await dropNights(tx, event.reservation_id, freed);
  for (const [event, { taken }] of changed) {
    if (taken.length === 0 || event.is_block) continue;
    const id = event.reservation_id ?? (await addStay(tx, room, event, { feed, taken, now }));
    await takeForChannel(tx, id, room.id, taken);
  }
  await setBlocked(tx, room.id, blocked);
  for (const [{ id, reservation_id }] of changed) {
    if (reservation_id === null || (await settleChannelStay(tx, reservation_id, now)) === 'stays') continue;
    await setReservation(tx, id, null);
  }
  await saveConflicts(tx, feed, plans, applying);
  await deleteEvents(tx, [...isGone]);
}

interface RoomEvents {
  events: readonly EventRow[];
  /** The blocks of the room's other calendars. */
  other: readonly OtherBlock[];
}

/** Returns what is to be done, with all nights of it locked. Most readings find nothing to do, and lock nothing. */
async function plan(
  tx: Tx,
  feed: FeedRow,
  { events, other }: RoomEvents,
  { now, today }: Applying,
): Promise<{ plans: Map<EventRow, StayPlan>; blocked: Map<string, string | null> }> {
  // A host who replaces the address of a calendar has both addresses for a while.
  const sameStays = await listSameStays(tx, feed);
  const stays = events.map(({ uid, is_block, nights, reservation_id }) => ({
    uid,
    isBlock: is_block,
    sameStayId: sameStays.get(uid),
    nights: nights.filter((night) => night >= today),
    reservationId: reservation_id,
  }));
  const others = new Map(
    other.flatMap(({ name, bookings_only, nights, echoes }) =>
      bookings_only ? [] : nights.filter((night) => !echoes.includes(night)).map((night) => [night, name]),
    ),
  );
  const planned = (rows: readonly Owned[]) => {
    const plans = planChannelNights(stays, ownersOf(rows, now));
    const own = plans.flatMap(({ taken }, index) => (stays[index]?.isBlock ? taken : []));
    const blockedBy = new Map(
      rows.flatMap(({ night, blocked_by }) => (blocked_by === null ? [] : [[night, blocked_by] as const])),
    );
    return { plans, blocked: planBlocked(blockedBy, { channel: feed.name, nights: new Set(own), others }) };
  };
  const seen = planned(await listOwnedNights(tx, feed.room_id, today));
  const isSettled = seen.plans.every(
    ({ freed, taken, conflicts }, index) =>
      freed.length + conflicts.size === 0 && (taken.length === 0 || stays[index]?.isBlock),
  );
  const nights = new Set([
    ...stays.flatMap(({ nights }) => nights),
    ...seen.plans.flatMap(({ freed }) => freed),
    ...seen.blocked.keys(),
  ]);
  const locked =
    isSettled && seen.blocked.size === 0
      ? undefined
      : await lockOrAddNights(tx, feed.room_id, [...nights].sort());
  const { plans, blocked } = locked ? planned(locked) : seen;
  return {
    plans: new Map(events.map((event, index) => [event, plans[index] ?? nothing(event.uid)])),
    blocked,
  };
}

const nothing = (uid: string): StayPlan => ({ uid, freed: [], taken: [], conflicts: new Map() });

interface Owned {
  night: string;
  reservation_id: number | null;
  held_until: Date | null;
  blocked_by: string | null;
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
