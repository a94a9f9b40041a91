import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { createUser, findUserByEmail } from '#server/accounts/queries.ts';
import type { UserRow } from '#server/accounts/schema.ts';
import { findLastAct, writeAudit } from '#server/host/access/audit-queries.ts';
import { type IssueContext, issuePapers } from '#server/papers/issue.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import { findReservation, lockHoldLimits } from '#server/reservations/queries.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { DEMO_LOCK, isDemo } from './demo.ts';
import { book, type Filling, goOn, PROPERTY_IDS } from './demo-bookings.ts';
import { fillChannels } from './demo-channels.ts';
import { findUntouched } from './demo-queries.ts';
import { demoStays, PLANNED } from './demo-stays.ts';

interface DemoDeps {
  db: Database;
  config: Pick<Config, 'payments'>;
  clock: () => Date;
  sealer: Sealer;
  host: IssueContext['host'];
}

const FILLED = 'add demo bookings';
/** Milliseconds, longer than alerts look back. */
const BEFORE_ALERTS = 7 * HOUR;
/** Milliseconds after which a running server looks whether a new day has begun. */
const EVERY = HOUR;
/** Stays that began up to this many days before the demo was last filled in may have gone on since. */
const LONGEST_STAY = 4;

/**
 * Lets guests live in the demo homestays: once a day it makes the bookings that are known by today, and does what the
 * hosts have done since. Nights that somebody else has stay theirs, and so does a booking that a person has changed.
 */
export async function addDemoBookings({ db, config, clock, host, sealer }: DemoDeps): Promise<void> {
  const now = clock();
  const today = todayInIndia(now);
  await inTransaction(db, async (tx) => {
    await lockHoldLimits(tx, [DEMO_LOCK]);
    if (!isDemo(await listPropertyNames(tx))) return;
    const last = await findLastAct(tx, PROPERTY_IDS, FILLED);
    const filledOn = last && todayInIndia(last);
    if (filledOn !== undefined && filledOn >= today) return;
    const family = await findFamily(tx, now);
    const earlier = new Date(now.getTime() - BEFORE_ALERTS);
    const filling: Filling = { tx, family, config, sealer, today, earlier, filledOn };
    await goOnWithStays(filling);
    const booked = await bookStays(filling);
    booked.push(...(await fillChannels(filling)));
    for (const propertyId of PROPERTY_IDS)
      await writeAudit(tx, { user: family }, { propertyId, action: FILLED }, now);
    for (const { id, at } of await inOrder(tx, booked, now)) await issuePapers(tx, id, { now: at, host });
  });
}

/** Returns when the bookings were confirmed, the first one first: their papers are of these days. */
async function inOrder(tx: Tx, ids: readonly number[], now: Date) {
  const rows = await Promise.all(ids.map((id) => findReservation(tx, id)));
  return rows
    .flatMap((row) => (row ? [{ id: row.id, at: row.confirmed_at ?? now }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

export function demoJobs(deps: DemoDeps): Job[] {
  return [{ name: FILLED, everyMilliseconds: EVERY, run: () => addDemoBookings(deps) }];
}

async function findFamily(tx: Tx, now: Date): Promise<UserRow> {
  // `.invalid` is no domain of the internet, so nobody can sign in with it.
  const email = 'family@demo.invalid';
  const made = await createUser(tx, { email, name: 'Demo family', phone: null, now });
  const user = made ?? (await findUserByEmail(tx, email));
  if (!user) throw new Error(`There is no account for ${email}`);
  return user;
}

async function goOnWithStays(filling: Filling): Promise<void> {
  const { tx, family, filledOn } = filling;
  if (filledOn === undefined) return;
  for (const stay of demoStays(filledOn, addDays(filledOn, -LONGEST_STAY - PLANNED))) {
    const row = await findUntouched(tx, stay, family.id);
    if (row?.status === 'confirmed') await goOn(filling, row, stay);
  }
}

async function bookStays(filling: Filling): Promise<number[]> {
  const booked: number[] = [];
  for (const stay of demoStays(filling.today, filling.filledOn)) {
    const id = await book(filling, stay);
    if (id !== undefined) booked.push(id);
  }
  return booked;
}
