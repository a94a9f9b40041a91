import { expect } from 'vitest';
import { UNUSED_OFFERS } from '#domain/booking/waitlist.ts';
import { addDays } from '#domain/dates/calendar.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bearer, signUp } from '../support/accounts.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { openHomestays } from '../support/homestays.ts';

const HOUR = 3_600_000;
const FIRST = '2026-12-01';
const PROVEN = 'proven@example.in';
/** A mailbox may make six entries a day. */
const ENTRIES_A_DAY = 6;

/**
 * Quality goal A3: a stranger with 200 addresses in 20 networks joins the waitlist with invented emails for
 * everything, while the property is full. Then all of it becomes free. A second one proves a mailbox, and books none
 * of its offers.
 */
export async function floodWaitlist(
  database: OpenDatabase,
  { entries, isOver }: { entries: number; isOver: () => boolean },
): Promise<Record<string, number>> {
  await openHomestays(database.db);
  const { deps } = testApp(database);
  const app = testApp(database, { config: { ...deps.config, trustProxy: 1 } });
  const figures = { entries: 0, 'room-nights held for unproven mailboxes': 0 };
  await fill(app, true);
  for (; figures.entries < entries && !isOver(); figures.entries += 1) {
    const answer = await join(app, figures.entries);
    expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('confirm')]);
  }
  await fill(app, false);
  for (let hour = 0; hour < 24; hour += 1) {
    await offerFreedRooms(app.deps);
    figures['room-nights held for unproven mailboxes'] += await heldNights(app);
    app.clock.advance(HOUR);
  }
  expect(figures['room-nights held for unproven mailboxes']).toBe(0);
  const offers = await waitAndBookNothing(app);
  expect(offers).toBe(UNUSED_OFFERS);
  return { ...figures, 'offers to a proven mailbox that uses none': offers };
}

/** All nights are taken, or free. */
async function fill({ deps: { db, clock } }: TestApp, isFull: boolean): Promise<void> {
  const until = new Date(clock().getTime() + 90 * 24 * HOUR);
  const hold = {
    purpose: 'offer',
    reservation_id: null,
    nights: '[]',
    room_nights: 0,
    proof: 'mailbox',
  } as const;
  const times = { created_at: clock(), ends_at: until, released_at: null };
  const { id } = await db
    .insertInto('hold')
    .values({ ...hold, ...times, visitor_key: null, address_key: null, network_key: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('room_night')
    .set(isFull ? { hold_id: id, held_until: until } : { hold_id: null, held_until: null })
    .execute();
}

function join(app: TestApp, index: number): Promise<Response> {
  const check_in = addDays(FIRST, index % 50);
  const json = {
    check_in,
    check_out: addDays(check_in, 1 + (index % 10)),
    guests: 1 + (index % 3),
    children: 0,
  };
  const address = index % 200;
  const headers = { 'X-Forwarded-For': `203.0.${address % 20}.${Math.floor(address / 20)}` };
  return app.ask('/public/waiting-list', {
    json: { ...json, email: `invented${index}@example.in` },
    headers,
  });
}

async function heldNights({ deps: { db }, clock }: TestApp): Promise<number> {
  const rows = await db.selectFrom('room_night').select('night').where('held_until', '>', clock()).execute();
  return rows.length;
}

/** Each day one of the stays becomes free, and its offer expires. Returns how many offers there were. */
async function waitAndBookNothing(app: TestApp): Promise<number> {
  const headers = bearer(await signUp(app, PROVEN));
  await fill(app, true);
  const stays = Array.from({ length: ENTRIES_A_DAY }, (_, index) => addDays(FIRST, 10 + 2 * index));
  for (const check_in of stays) {
    const json = { email: PROVEN, check_in, check_out: addDays(check_in, 1), guests: 2, room_id: 1 };
    expect((await app.ask('/public/waiting-list', { json, headers })).status).toBe(201);
  }
  for (const night of stays) {
    await app.deps.db
      .updateTable('room_night')
      .set({ hold_id: null, held_until: null })
      .where('night', '=', night)
      .execute();
    await offerFreedRooms(app.deps);
    app.clock.advance(24 * HOUR);
  }
  const offers = await app.deps.db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', PROVEN)
    .where('kind', '=', 'waiting_offer')
    .execute();
  return offers.length;
}
