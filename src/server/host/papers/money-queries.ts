import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type Method = 'online' | 'cash' | 'upi' | 'bank' | 'card';

/** Money that came or went back, in paise with a sign. */
export interface MoneyLine {
  at: Date;
  reservation_id: number;
  property_id: number;
  guest_name: string;
  method: Method;
  paise: number;
  /** Who recorded, voided or paid it out; null for what the gateway has done. */
  user_id: number | null;
  user_name: string | null;
  reference: string;
  state: string;
  note: string;
}

interface Span {
  from: Date;
  until: Date;
}

/**
 * Returns the money of some homestays within a time, in its order. A refund counts when it was decided, and a void at its
 * own instant.
 */
export function listMoneyLines(
  db: Database,
  propertyIds: readonly number[],
  span: Span,
): Promise<MoneyLine[]> {
  return lines(
    db,
    propertyIds,
    span,
    sql`
      select r.created_at as at, r.reservation_id, p.method, -r.amount_paise as paise, r.paid_out_by as user_id,
        r.paid_out_name as user_name, coalesce(r.provider_id, r.payment_id) as reference,
        case when r.state = 'processed' then 'paid out' when r.state = 'failed' then 'failed' else 'due' end as state,
        r.reason as note
      from refund r join payment p on p.id = r.payment_id`,
  );
}

/** Returns the same for a cash book: a refund by hand counts when it was paid out, and in the way it was. */
export function listCashLines(
  db: Database,
  propertyIds: readonly number[],
  span: Span,
): Promise<MoneyLine[]> {
  return lines(
    db,
    propertyIds,
    span,
    sql`
      select paid_out_at as at, reservation_id, paid_out_method as method, -amount_paise as paise,
        paid_out_by as user_id, paid_out_name as user_name, payment_id as reference, 'paid out' as state,
        reason as note
      from refund where by_hand and paid_out_at is not null`,
  );
}

async function lines(
  db: Database,
  propertyIds: readonly number[],
  { from, until }: Span,
  refunds: ReturnType<typeof sql>,
): Promise<MoneyLine[]> {
  const actOf = (action: string) => sql`
    left join lateral (
      select user_id, user_name from audit_event a
      where a.reservation_id = p.reservation_id and a.action = ${action}
        and coalesce(a.after ->> 'payment', a.before ->> 'payment') = p.id
      order by a.id limit 1
    ) act on true`;
  const { rows } = await sql<MoneyLine>`
    select money.*, guest_name, property_id from (
      select p.created_at as at, p.reservation_id, p.method, p.amount_paise as paise, act.user_id, act.user_name,
        p.id as reference, 'received' as state, coalesce(p.note, '') as note
      from payment p ${actOf('record payment')}
      where p.method <> 'online' or p.state in ('captured', 'refunded')
      union all
      select p.voided_at, p.reservation_id, p.method, -p.amount_paise, act.user_id, act.user_name,
        p.id, 'voided', coalesce(p.void_reason, '')
      from payment p ${actOf('void payment')} where p.voided_at is not null
      union all ${refunds}
    ) money join reservation on reservation.id = reservation_id
    where property_id in (${sql.join([0, ...propertyIds])}) and at >= ${from} and at < ${until}
    order by at, paise desc, reference`.execute(db);
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}
