import type { Hono } from 'hono';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  getHostCalendar,
  type HostNight,
  type NightValues,
  nightState,
  setNights,
  undoNights,
} from '#contract/host/calendar.ts';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { addDays, daysBetween, nightsOf, todayInIndia, weekday } from '#domain/dates/calendar.ts';
import { MAX_DAYS_AHEAD } from '#domain/rates/host-calendar.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import { limitPerson } from '#server/host/access/host-limits.ts';
import { say } from '#server/language/say.ts';
import { refusePriceGap } from '#server/papers/price-gap.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import {
  type HostNightRow,
  listHostNights,
  listLastRates,
  listRoomsOfProperties,
} from '#server/rooms/host-night-queries.ts';
import { type LastRates, nightKey, unpriced, valuesOf } from '#server/rooms/plan-nights.ts';
import { isSoldOrHeld, isTaken } from '#server/rooms/queries.ts';
import { previewNights, restoreNights, setHostNights } from '#server/rooms/set-nights.ts';
import { listLines } from './calendar-queries.ts';
import { actionOf, auditNights } from './night-audit.ts';
import { saveUndo, takeUndo } from './undo-queries.ts';

const MAX_DAYS = 400;

export function calendarRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, getHostCalendar, async ({ query, host: { propertyIds } }) => {
    const wrong = refuseRange(query);
    if (wrong) return wrong;
    const now = clock();
    const rooms = await listRoomsOfProperties(db, propertyIds);
    const ids = rooms.map(({ id }) => id);
    const rows = await listHostNights(db, ids, query);
    const rates = await listLastRates(db, ids);
    const known = new Map(rows.map((row) => [nightKey(row), row]));
    const dates = nightsOf(query.from, addDays(query.to, 1));
    const nightsOfRoom = ({ id }: { id: number }) =>
      dates.map((night) =>
        nightOf({ room_id: id, night }, known.get(nightKey({ room_id: id, night })), rates, now),
      );
    const all = rooms.map((room) => ({ room, nights: nightsOfRoom(room) }));
    const nights = all.flatMap((one) => one.nights);
    const sold = new Set(nights.flatMap(({ reservation_id }) => reservation_id ?? []));
    const bookings = await listLines(db, propertyIds, [...sold], now);
    if (query.form === undefined) return { rooms, nights, bookings };
    const columns = all.map(({ room: { id, name, property_id }, nights }) => ({
      id,
      name,
      property_id,
      ...columnsOf(nights),
    }));
    return { from: query.from, to: query.to, states: nightState.options, rooms: columns, bookings };
  });

  const refuseGap = (
    tx: Tx,
    { price, discount }: BodyOf<typeof setNights>['set'],
    { changed }: { changed: readonly { room_id: number; after: NightValues }[] },
    properties: ReadonlyMap<number, number>,
  ) => {
    if ((price ?? discount) === undefined) return undefined;
    const set = changed.map(({ room_id, after }) => ({
      propertyId: properties.get(room_id) ?? 0,
      prices: [after.price - after.discount],
    }));
    return refusePriceGap(tx, set, { now: clock(), host: deps.host });
  };

  mountForHost(app, deps, setNights, async ({ body, host }) => {
    const tooMany = await limitPerson(deps, host, 'nights');
    if (tooMany) return tooMany;
    const now = clock();
    const today = todayInIndia(now);
    const wrong = refuseRange(body) ?? refuseSet(body, addDays(today, MAX_DAYS_AHEAD));
    if (wrong) return wrong;
    return host.inTransaction(async (tx) => {
      const rooms = await listRoomsOfProperties(tx, host.propertyIds);
      const properties = new Map(rooms.map(({ id, property_id }) => [id, property_id]));
      const roomIds = [...new Set(body.room_ids)].sort((a, b) => a - b);
      if (roomIds.some((id) => !properties.has(id))) return refuse('not_found');
      const nights = nightsOf(body.from, addDays(body.to, 1)).filter(
        (night) => night >= today && (body.weekdays?.includes(weekday(night)) ?? true),
      );
      const choice = { roomIds, nights, set: body.set, version: body.version };
      const planned = await previewNights(tx, choice, now);
      const gap = planned instanceof Refusal ? undefined : await refuseGap(tx, body.set, planned, properties);
      if (gap || body.preview) return gap ?? planned;
      const set = await setHostNights(tx, choice, now);
      if (set instanceof Refusal) return set;
      const { price, discount, minimum_stay } = body.set;
      if ((price ?? discount ?? minimum_stay) !== undefined) requirePrices(host, roomIds, properties);
      const { plan, undo } = set;
      if (undo.length === 0) return plan;
      await auditNights(tx, host, { action: actionOf(body.set), changed: plan.changed, properties }, now);
      return { ...plan, undo_token: await saveUndo(tx, host.user.id, undo, now) };
    });
  });

  mountForHost(app, deps, undoNights, async ({ body, host }) => {
    const tooMany = await limitPerson(deps, host, 'nights');
    if (tooMany) return tooMany;
    const now = clock();
    return host.inTransaction(async (tx) => {
      const changes = await takeUndo(tx, body.undo_token, host.user.id, now);
      const rooms = await listRoomsOfProperties(tx, host.propertyIds);
      const properties = new Map(rooms.map(({ id, property_id }) => [id, property_id]));
      const own = changes?.filter(({ room_id }) => properties.has(room_id)) ?? [];
      if (own.length === 0) return refuse('undo_ended');
      const priced = own.filter(({ before, after }) => !isSamePrice(before, after));
      requirePrices(
        host,
        priced.map(({ room_id }) => room_id),
        properties,
      );
      const restored = await restoreNights(tx, own, { now, today: todayInIndia(now) });
      await auditNights(tx, host, { action: 'undo nights', changed: restored.changed, properties }, now);
      return restored;
    });
  });
}

function requirePrices(
  host: Host,
  roomIds: readonly number[],
  properties: ReadonlyMap<number, number>,
): void {
  for (const roomId of roomIds) host.require('prices', properties.get(roomId) ?? 0);
}

const isSamePrice = (one: NightValues, other: NightValues) =>
  one.price === other.price && one.discount === other.discount && one.minimum_stay === other.minimum_stay;

function refuseRange({ from, to }: { from: string; to: string }): Refusal | undefined {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MAX_DAYS) return undefined;
  return refuse(
    'bad_request',
    { fields: { to: say().siteApi.nightsTooMany(MAX_DAYS) } },
    say().siteApi.nightsTooMany(MAX_DAYS),
  );
}

function refuseSet({ to, set }: { to: string; set: object }, last: string): Refusal | undefined {
  if (Object.values(set).every((value) => value === undefined))
    return refuse(
      'bad_request',
      { fields: { set: say().siteApi.NOTHING_TO_SET } },
      say().siteApi.NOTHING_TO_SET,
    );
  if (to <= last) return undefined;
  return refuse(
    'bad_request',
    { fields: { to: say().siteApi.nightsTooFar(MAX_DAYS_AHEAD) } },
    say().siteApi.nightsTooFar(MAX_DAYS_AHEAD),
  );
}

function columnsOf(nights: readonly HostNight[]) {
  return {
    state: nights.map(({ state }) => nightState.options.indexOf(state)),
    price: nights.map(({ price }) => price),
    minimum_stay: nights.map(({ minimum_stay }) => minimum_stay),
    reservation_id: nights.map(({ reservation_id }) => reservation_id ?? null),
    ...(nights.some(({ reason }) => reason !== undefined) && {
      reason: nights.map(({ reason }) => reason ?? null),
    }),
  };
}

function nightOf(
  { room_id, night }: { room_id: number; night: string },
  row: HostNightRow | undefined,
  rates: LastRates,
  now: Date,
): HostNight {
  const { closed, ...values } = row ? valuesOf(row) : unpriced(rates.get(room_id));
  if (!row || !isTaken(row, now)) return { room_id, night, state: closed ? 'closed' : 'open', ...values };
  if (row.blocked_by !== null && !isSoldOrHeld(row, now))
    return {
      room_id,
      night,
      state: 'channel',
      ...values,
      reason: say().hostCalendar.blockedOn(row.blocked_by),
    };
  const booked = row.source === SOURCE_NUMBERS.channel ? 'channel' : 'booked';
  const state = row.reservation_id === null ? 'held' : booked;
  const reservation_id = row.reservation_id ?? row.held_for;
  return { room_id, night, state, ...values, ...(reservation_id !== null && { reservation_id }) };
}
