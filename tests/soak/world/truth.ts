import { sql } from 'kysely';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';
import { brokenRules, onlineMoney } from '../../support/books.ts';
import { whereFound } from '../../support/personal-data.ts';
import type { Calendars } from './calendars.ts';
import type { Post } from './post.ts';
import { Broken, type Scene } from './scene.ts';

/** An unpaid attempt is kept for 30 days after its hold, which a late payment lengthens. */
const UNPAID_DAYS = 35;
/** How many of them are looked for in every column. */
const MOST_SOUGHT = 4;

/** Mails are deleted a month after they were sent, and with them what these rules count. */
const OF_MAILS = /told|mails/;

const fail = (what: string, rows: unknown): never => {
  throw new Broken(`${what}: ${JSON.stringify(rows).slice(0, 500)}`);
};

/** What must hold at every instant, in any storm. */
export async function expectTruth({ machine, bank }: Scene): Promise<void> {
  const { db } = machine.database;
  const broken = Object.entries(await brokenRules(db)).filter(([rule]) => !OF_MAILS.test(rule));
  if (broken.length > 0) fail('the books', broken);
  const known = await db
    .selectFrom('payment')
    .select(['id', 'state', 'amount_paise'])
    .where('method', '=', 'online')
    .execute();
  for (const { id, state, amount_paise } of known) {
    const real = bank.payments.get(id);
    const isTaken = state === 'captured' || state === 'refunded';
    if (isTaken && (!real || !['captured', 'refunded'].includes(real.state) || real.amount !== amount_paise))
      fail('money that the bank has not taken', { id, state, amount_paise, real });
  }
}

/** The waitlist is served in order, and the addresses of guests who never paid are deleted in time. */
async function expectOrderAndOblivion({ machine, visitors }: Scene, now: Date): Promise<void> {
  const { db } = machine.database;
  const { rows } = await sql`
    select a.id, b.id as served from waitlist_entry a join waitlist_entry b
      on (a.room_id, a.check_in, a.check_out, a.adults, a.children) = (b.room_id, b.check_in, b.check_out, b.adults, b.children)
    where a.state = 'waiting' and a.paused_at is null and b.offer_id is not null
      and a.queued_at < b.queued_at and a.confirmed_at < b.confirmed_at`.execute(db);
  if (rows.length > 0) fail('somebody who came later was offered the room', rows);
  const limit = now.getTime() - UNPAID_DAYS * DAY;
  const old = [...visitors].filter(([, came]) => came < limit).map(([email]) => email);
  // Who paid too late got the money back, and the bank's record of it stays with the booking.
  const { rows: guests } = await sql<{ email: string }>`
    select guest_email as email from reservation r where confirmed_at is not null
      or exists (select 1 from payment where reservation_id = r.id and state in ('captured', 'refunded'))
    union select email from waitlist_entry`.execute(db);
  const known = new Set(guests.map(({ email }) => email));
  const strangers = old.filter((email) => !known.has(email)).slice(-MOST_SOUGHT);
  const found = await whereFound(db, strangers);
  if (found.length > 0) fail('guests who never paid are still stored', { found, strangers });
}

/** What must hold once the storm is over and seven calm days have passed: nothing waits, and nothing is lost. */
export async function expectPeace(
  scene: Scene,
  { post, calendars }: { post: Post; calendars: Calendars },
): Promise<void> {
  const { machine, bank, bookings } = scene;
  const { db } = machine.database;
  const now = machine.app().deps.clock();
  const waiting = await sql<{ what: string; count: number }>`
    select * from (
      select 'mails' as what, count(*)::int from outbox where sent_at is null
      union all select 'refunds', count(*)::int from refund where state in ('due', 'asked') and not by_hand
      union all select 'payments', count(*)::int from payment where state in ('created', 'authorized') and method = 'online'
      union all select 'unpaid holds', count(*)::int from hold where ends_at < ${new Date(now.getTime() - 86_400_000)}
        and released_at is null and purpose = 'checkout'
        and not exists (select 1 from reservation r where r.id = hold.reservation_id and r.status = 'held')
    ) waits where count > 0`.execute(db);
  if (waiting.rows.length > 0) fail('something still waits', waiting.rows);

  await expectOrderAndOblivion(scene, now);
  // In a world, no host refunds at the bank itself. What the books take for that was refunded twice.
  const outside = await db.selectFrom('refund').selectAll().where('reason', '=', 'outside').execute();
  if (outside.length > 0) fail('the bank has refunded what nobody asked for', outside);
  const books = await onlineMoney(db);
  const taken = [...bank.payments.values()]
    .filter(({ state }) => state === 'captured' || state === 'refunded')
    .reduce((sum, { amount, amountRefunded }) => sum + amount - amountRefunded, 0);
  if (books !== taken) fail('the bank has other money than the books', { books, taken });

  const confirmed = await db
    .selectFrom('reservation')
    .select(['id', 'guest_email'])
    .where('confirmed_at', 'is not', null)
    .where('guest_email', '!=', '')
    .where('id', 'in', [0, ...bookings.map(({ id }) => id)])
    .execute();
  const told = new Set([...post.delivered.values()].map(({ to }) => to));
  const untold = confirmed.filter(({ guest_email }) => !told.has(guest_email));
  if (untold.length > 0) fail('guests who were never told', untold);

  const today = todayInIndia(now);
  const sold = calendars.sales.flatMap(({ room, nights }) =>
    nights.filter((night) => night > today && night < addDays(today, 300)).map((night) => ({ room, night })),
  );
  for (const { room, night } of sold) {
    const free = await db
      .selectFrom('room_night')
      .select('night')
      .where('room_id', '=', room)
      .where('night', '=', night)
      .where('reservation_id', 'is', null)
      .where('blocked_by', 'is', null)
      .where('closed', '=', false)
      .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
      .executeTakeFirst();
    if (free) fail('a night that was sold elsewhere is on sale', { room, night });
  }
}
