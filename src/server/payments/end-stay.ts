import type { BodyOf } from '#contract/endpoint.ts';
import type { checkOut } from '#contract/host/acts.ts';
import { refundPaise } from '#domain/booking/cancellation.ts';
import { paymentStatusOf } from '#domain/booking/reservation.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { ceilRupees, floorRupees, toPaise, toRupees } from '#domain/money/money.ts';
import { revenueByNight } from '#domain/money/revenue.ts';
import { roomTotalOf } from '#domain/money/totals.ts';
import { byHandPart, enqueueMail } from '#server/mail/queries.ts';
import { refundPart } from '#server/payments/refunds/refund-part.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { freeSoldNights, listSoldNights, MOVE_PREFIX } from '#server/reservations/changes/change-queries.ts';
import { lowerTotal } from '#server/reservations/changes/lower-total.ts';
import { fitCharges } from '#server/reservations/charges/charge-queries.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { promisedTerms, refundablePaise } from '#server/reservations/terms-queries.ts';
import { saveChange } from './modify.ts';
import { mailMove } from './move.ts';

type Ending = 'check-out' | 'no-show';
type SoldNight = Awaited<ReturnType<typeof listSoldNights>>[number];

/** What ending a stay frees and gives back. */
export interface StayEnd {
  freed: readonly SoldNight[];
  /** The stay's new last day; a no-show keeps its dates. */
  checkOut: string;
  paise: number;
  /** Whole rupees: what goes back, and what the homestay keeps of the money that was paid. */
  refund: number;
  fee: number;
}

/**
 * Returns what ends with a check-out or a no-show. Nights are freed from today on; guests who leave have used the first
 * one. By the terms they get back a share of the nights that they leave, a no-show of all that was paid.
 */
export async function planEnd(
  tx: Tx,
  row: ReservationRow,
  { nights = 'keep', refund = 'none' }: NonNullable<BodyOf<typeof checkOut>>,
  { ending, now }: { ending: Ending; now: Date },
): Promise<StayEnd | Refusal> {
  const sold = await listSoldNights(tx, row.id);
  const today = todayInIndia(now);
  const second = addDays(row.check_in, 1);
  const from = ending === 'check-out' && today < second ? second : today;
  const freed = nights === 'free' ? sold.filter(({ night }) => night >= from) : [];
  const paise = await refundOf(tx, row, refund, { now, sold, left: ending === 'no-show' ? sold : freed });
  if (paise > row.paid_paise) return refuse('over_paid');
  const back = floorRupees(paise);
  return {
    freed,
    checkOut: ending === 'check-out' && freed.length > 0 ? from : row.check_out,
    paise,
    refund: back,
    fee: floorRupees(row.paid_paise) - back,
  };
}

async function refundOf(
  tx: Tx,
  row: ReservationRow,
  refund: 'none' | 'terms' | number,
  { now, sold, left }: { now: Date; sold: readonly SoldNight[]; left: readonly SoldNight[] },
): Promise<number> {
  if (refund === 'none') return 0;
  if (refund !== 'terms') return toPaise(refund);
  const revenue = revenueByNight({ roomTotal: roomTotalOf(row), nights: sold });
  const worth = sold.reduce(
    (sum, night, index) => sum + (left.includes(night) ? (revenue[index]?.revenue ?? 0) : 0),
    0,
  );
  const paid = refundablePaise(row);
  const share = left.length === sold.length ? paid : Math.min(paid, toPaise(worth));
  return refundPaise(await promisedTerms(tx, row), row.check_in, now, share);
}

/**
 * Ends a stay as planned, and mails the guest what it means for them; nothing is mailed of a check-out on the last day.
 * What goes back lowers the price of the stay, so that it is not due again. The booking must be locked. Returns whether
 * there is a mail.
 */
export async function endStay(
  tx: Tx,
  row: ReservationRow,
  { end, ending }: { end: StayEnd; ending: Ending },
  now: Date,
): Promise<boolean> {
  const { freed, paise } = end;
  const isChanged = paise > 0 || freed.length > 0;
  const id = `${MOVE_PREFIX}${randomToken()}`;
  const total = row.total - Math.min(row.total, ceilRupees(paise));
  const { cancellation_fee: cancellationFee } = row;
  if (isChanged) await saveChange(tx, row, id, { total, cancellationFee, refund: toRupees(paise) }, now);
  const lowered = paise > 0 ? await lowerTotal(tx, row, total, now) : {};
  const byHand = paise > 0 ? await refundPart(tx, row.id, paise, { key: id, now }) : 0;
  if (freed.length > 0) await freeSoldNights(tx, row.id, freed, now);
  await fitCharges(tx, row.id, { checkIn: row.check_in, checkOut: end.checkOut });
  const money = { paid_paise: row.paid_paise - paise, refunded_paise: row.refunded_paise + paise };
  const due = balancePaise({ ...row, ...money, total });
  await updateReservation(tx, row.id, {
    check_out: end.checkOut,
    ...lowered,
    ...(paise > 0 && { ...money, payment_status: paymentStatusOf(due) }),
    [ending === 'check-out' ? 'checked_out_at' : 'no_show_at']: now,
    changed_at: isChanged ? now : row.changed_at,
  });
  if (ending === 'no-show') {
    const token = await createBookingLink(tx, row.id, now);
    const data = { reservation_id: row.id, token, is_freed: freed.length > 0, amount_paise: paise };
    await enqueueMail(
      tx,
      row.guest_email,
      { kind: 'no_show', data: { ...data, ...byHandPart(byHand) } },
      now,
    );
  } else if (isChanged) await mailMove(tx, row, { id, refund: paise, byHand }, now);
  return isChanged || ending === 'no-show';
}
