import { sql } from 'kysely';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { brokenRules } from '../../support/books.ts';
import type { Calendars } from './calendars.ts';
import type { Post } from './post.ts';
import { Broken, type Scene } from './scene.ts';

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

/** What must hold once the storm is over and seven calm days have passed: nothing waits, and nothing is lost. */
export async function expectPeace(
  { machine, bank, bookings }: Scene,
  { post, calendars }: { post: Post; calendars: Calendars },
): Promise<void> {
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

  const { rows } = await sql<{ paid: number }>`
    select (coalesce(sum(paid_paise), 0) - coalesce((select sum(amount_paise) from payment p where method <> 'online'
      and applied and voided_at is null), 0) + coalesce((select sum(amount_paise) from refund f where by_hand), 0))::int as paid
    from reservation`.execute(db);
  const taken = [...bank.payments.values()]
    .filter(({ state }) => state === 'captured' || state === 'refunded')
    .reduce((sum, { amount, amountRefunded }) => sum + amount - amountRefunded, 0);
  if (rows[0]?.paid !== taken)
    fail('the bank has other money than the books', { books: rows[0]?.paid, taken });

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
