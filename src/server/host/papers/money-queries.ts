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

/** The instant and the method by which a refund is listed. */
const REFUNDS = {
  decided: { at: sql`r.created_at`, method: sql`p.method`, isListed: sql`true` },
  'paid out': {
    at: sql`r.paid_out_at`,
    method: sql`r.paid_out_method`,
    isListed: sql`r.by_hand and r.paid_out_at is not null`,
  },
};

/**
 * Returns the money of some homestays within a time, oldest first. A payment that was voided is taken off at the instant
 * of that. All refunds count when they were decided, or only those by hand when they were paid out, as in a cash book.
 */
export async function listMoneyLines(
  db: Database,
  propertyIds: readonly number[],
  { from, until }: Span,
  refunds: keyof typeof REFUNDS,
): Promise<MoneyLine[]> {
  const { at, method, isListed } = REFUNDS[refunds];
  const { rows } = await sql<MoneyLine>`
    select money.*, guest_name, property_id from (
      select one.at, p.reservation_id, p.method, one.paise, act.user_id, act.user_name, p.id as reference,
        one.state, coalesce(one.note, '') as note
      from payment p
      cross join lateral (values
        (p.created_at, p.amount_paise, 'received', 'record payment', p.note),
        (p.voided_at, -p.amount_paise, 'voided', 'void payment', p.void_reason)
      ) one (at, paise, state, action, note)
      left join lateral (
        select user_id, user_name from audit_event a
        where a.reservation_id = p.reservation_id and a.action = one.action
          and coalesce(a.after ->> 'payment', a.before ->> 'payment') = p.id
        order by a.id limit 1
      ) act on true
      where one.at is not null
        and (one.state = 'voided' or p.method <> 'online' or p.state in ('captured', 'refunded'))
      union all
      select ${at}, r.reservation_id, ${method}, -r.amount_paise, r.paid_out_by, r.paid_out_name,
        coalesce(r.provider_id, r.payment_id),
        case when r.state = 'processed' then 'paid out' when r.state = 'failed' then 'failed' else 'due' end, r.reason
      from refund r join payment p on p.id = r.payment_id where ${isListed}
    ) money join reservation on reservation.id = reservation_id
    where property_id in (${sql.join([0, ...propertyIds])}) and at >= ${from} and at < ${until}
    order by at, paise desc, reference`.execute(db);
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}
