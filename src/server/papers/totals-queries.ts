import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Sums at an instant, in paise, over all bookings of some homestays. */
export interface SumsAt {
  invoiced: number;
  credited: number;
  /** Money received, less what was sent back. */
  kept: number;
  /** What is kept of bookings that have no invoice. */
  advances: number;
  /** What is invoiced of the others, less credit notes and money kept. */
  due: number;
}

/**
 * Adds up papers and money until an instant. A refund counts from its decision on, and a payment until it is voided.
 * By their definition, kept = invoiced - credited + advances - due.
 */
export async function sumsUntil(db: Database, propertyIds: readonly number[], until: Date): Promise<SumsAt> {
  const { rows } = await sql<SumsAt>`
    with booking as (
      select id from reservation where property_id in (${sql.join([0, ...propertyIds])})
    ), money as (
      select reservation_id, amount_paise as paise from payment
      where created_at < ${until} and (method <> 'online' or state in ('captured', 'refunded'))
      union all
      select reservation_id, -amount_paise from payment where voided_at < ${until}
      union all
      select reservation_id, -amount_paise from refund where created_at < ${until}
    ), of_booking as (
      select id,
        coalesce((select sum(paise) from money where reservation_id = id), 0) as kept,
        coalesce((select sum(total_paise) from paper where reservation_id = booking.id and issued_at < ${until}
          and kind in ('invoice', 'tax_invoice')), 0) as invoiced,
        coalesce((select sum(total_paise) from paper where reservation_id = booking.id and issued_at < ${until}
          and kind = 'credit_note'), 0) as credited,
        exists (select 1 from paper where reservation_id = booking.id and issued_at < ${until}
          and kind in ('invoice', 'tax_invoice')) as has_invoice
      from booking
    )
    select coalesce(sum(invoiced), 0) as invoiced, coalesce(sum(credited), 0) as credited,
      coalesce(sum(kept), 0) as kept,
      coalesce(sum(kept) filter (where not has_invoice), 0) as advances,
      coalesce(sum(invoiced - credited - kept) filter (where has_invoice), 0) as due
    from of_booking`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('There are no sums');
  return {
    invoiced: Number(sums.invoiced),
    credited: Number(sums.credited),
    kept: Number(sums.kept),
    advances: Number(sums.advances),
    due: Number(sums.due),
  };
}
