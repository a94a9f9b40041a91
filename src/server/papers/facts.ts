import { todayInIndia } from '#domain/dates/calendar.ts';
import { toPaise } from '#domain/money/money.ts';
import type { Sold } from '#domain/papers/paper-lines.ts';
import type { PaperFacts } from '#domain/papers/plan-papers.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { companyText } from '#server/reservations/company.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { listMoney } from './paper-queries.ts';
import type { PaperRow } from './schema.ts';

/** Returns the facts that decide which papers a booking should have now. The reservation must be locked. */
export async function factsOf(
  tx: Tx,
  row: ReservationRow,
  {
    now,
    isRegistered,
    isPressed,
    issued,
  }: {
    now: Date;
    isRegistered: boolean;
    isPressed: boolean;
    issued: readonly PaperRow[];
  },
): Promise<PaperFacts> {
  const { payments, refunds } = await listMoney(tx, row.id);
  const isRupees = ({ currency }: { currency: string }) => currency === 'INR';
  const known = payments.filter(
    (payment) => isRupees(payment) && (payment.voided_at || payment.state !== 'failed'),
  );
  return {
    propertyId: row.property_id,
    isRegistered,
    state: stateOf(row),
    basis: toPaise(row.total + row.cancellation_fee),
    waived: row.status === 'cancelled' ? 0 : row.refunded_offline_paise,
    kept: row.paid_paise,
    company: companyText(row),
    isOver: isOver(row, now),
    isPressed,
    payments: known.map(({ id, amount_paise, applied, voided_at }) => ({
      id,
      paise: amount_paise,
      isVoided: voided_at !== null,
      isApplied: applied,
    })),
    refunds: refunds.map(({ id, amount_paise, payment_id }) => ({
      id,
      paise: amount_paise,
      paymentId: payment_id,
    })),
    issued: issued.map((paper) => ({
      kind: paper.kind,
      number: paper.number,
      propertyId: paper.property_id,
      total: paper.total_paise,
      basis: paper.basis_paise,
      company: paper.company,
      paymentId: paper.payment_id,
      refundId: paper.refund_id,
      replaces: paper.replaces,
    })),
  };
}

function stateOf(row: ReservationRow): PaperFacts['state'] {
  if (!row.confirmed_at || refuseOfChannel(row)) return 'none';
  if (row.status === 'cancelled') return 'ended';
  if (row.status !== 'confirmed') return 'none';
  return row.no_show_at ? 'ended' : 'booked';
}

/** Returns whether the guests were checked out, or were checked in and should have left before today. */
function isOver({ checked_in_at, checked_out_at, check_out }: ReservationRow, now: Date): boolean {
  return checked_out_at !== null || (checked_in_at !== null && todayInIndia(now) > check_out);
}

/** Returns what a booking has sold, from which the lines of papers are made. */
export function soldOf(row: ReservationRow, { rooms, charges }: StayOnPaper): Sold {
  return {
    rooms: rooms.map(({ id, name, price }) => ({
      id,
      name,
      rulesDiscount: price.rulesDiscount,
      codeDiscount: price.codeDiscount,
      nights: price.nights,
    })),
    breakfasts: row.breakfasts,
    breakfastCharges: row.breakfast_charges,
    extraBeds: row.extra_beds,
    extraBedCharges: row.extra_bed_charges,
    fee: row.cancellation_fee,
    charges,
  };
}
