import { type ChangeMoney, termsAfterChange } from '#domain/booking/change.ts';
import { paymentStatusOf } from '#domain/booking/reservation.ts';
import { formatRupees, toPaise, toRupees } from '#domain/money/money.ts';
import { say } from '#server/language/say.ts';
import { byHandPart, enqueueMail } from '#server/mail/queries.ts';
import { type IssueContext, issuePapers } from '#server/papers/issue.ts';
import { refundPart } from '#server/payments/refunds/refund-part.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import {
  deleteReminders,
  findChange,
  insertChange,
  replaceNights,
} from '#server/reservations/changes/change-queries.ts';
import { type PlannedChange, planQuotedChange } from '#server/reservations/changes/plan-change.ts';
import { fitCharges } from '#server/reservations/charges/charge-queries.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { listReservationRooms, lockReservation, updateReservation } from '#server/reservations/queries.ts';
import { type ReservationRow, specialRequestColumns } from '#server/reservations/schema.ts';
import { promisedTerms } from '#server/reservations/terms-queries.ts';

interface ModifyContext {
  now: Date;
  hostEmail: string;
  /** Paise paid for this change; 0 if it costs nothing. */
  paidMore: number;
}

/** Changes the old stay to the planned one: nights, prices, money, documents and mails, all in this transaction. */
export async function modifyStay(
  tx: Tx,
  row: ReservationRow,
  { quote, sold, totals, money, percent }: PlannedChange,
  { now, hostEmail, paidMore }: ModifyContext,
): Promise<void> {
  await saveChange(tx, row, quote.id, money, now);
  await replaceNights(tx, row.id, sold, { now, isPaid: paidMore > 0 });
  await fitCharges(tx, row.id, quote.stay);
  const refund = toPaise(money.refund);
  const byHand = refund > 0 ? await refundPart(tx, row.id, refund, { key: quote.id, now }) : 0;
  const terms = termsAfterChange(await promisedTerms(tx, row), percent);
  await updateReservation(tx, row.id, {
    check_in: quote.stay.checkIn,
    check_out: quote.stay.checkOut,
    adults: quote.party.adults,
    children: quote.party.children,
    extra_beds: quote.extraBeds,
    breakfasts: quote.breakfasts,
    ...specialRequestColumns(quote.requests),
    extra_bed_charges: totals.extraBed,
    breakfast_charges: totals.breakfast,
    price: totals.price,
    discount: totals.discount,
    rules_discount: totals.rulesDiscount,
    rules_percent: quote.prices.rulesPercent,
    total_discount: totals.totalDiscount,
    code_discount: totals.codeDiscount,
    total: totals.total,
    due_now: Math.min(row.due_now, totals.total),
    cancellation_fee: money.cancellationFee,
    status: 'confirmed',
    payment_status: paymentStatusOf(money.payLater),
    cancellation_rules: JSON.stringify(terms.rules),
    paid_paise: row.paid_paise + paidMore - refund,
    refunded_paise: row.refunded_paise + refund,
    changed_at: now,
  });
  if (quote.stay.checkIn !== row.check_in) await deleteReminders(tx, row.id);
  await mailChange(tx, row, { quoteId: quote.id, refund, byHand }, { now, hostEmail, paidMore });
}

/** Saves the stay before a change; `id` is its quote's, or one of a host's move. The refund is in rupees. */
export async function saveChange(
  tx: Tx,
  row: ReservationRow,
  id: string,
  { total, cancellationFee, refund }: Pick<ChangeMoney, 'cancellationFee' | 'refund'> & { total: number },
  now: Date,
): Promise<void> {
  const rooms = await listReservationRooms(tx, row.id);
  const { check_in, check_out, adults, children, breakfasts, extra_beds, services } = row;
  const stay = { check_in, check_out, adults, children, breakfasts, extra_beds, services };
  await insertChange(tx, {
    quote_id: id,
    reservation_id: row.id,
    before: JSON.stringify({ ...stay, rooms: rooms.map(({ room_id }) => room_id) }),
    total_before: row.total,
    total_after: total,
    cancellation_fee: cancellationFee,
    refund_paise: toPaise(refund),
    changed_at: now,
  });
}

async function mailChange(
  tx: Tx,
  { id, guest_email }: ReservationRow,
  { quoteId, refund, byHand }: { quoteId: string; refund: number; byHand: number },
  { now, hostEmail, paidMore }: ModifyContext,
): Promise<void> {
  const data = { reservation_id: id, ...(paidMore > 0 ? { paid_more_paise: paidMore } : {}) };
  const guestData = { ...data, token: await createBookingLink(tx, id, now) };
  await enqueueMail(tx, guest_email, { kind: 'booking_changed', data: guestData }, now);
  await enqueueMail(tx, hostEmail, { kind: 'changed_booking', data: { ...data, quote_id: quoteId } }, now);
  if (refund === 0) return;
  const token = await createBookingLink(tx, id, now);
  const money = { reservation_id: id, token, amount_paise: refund, ...byHandPart(byHand) };
  const job = { kind: 'payment_refunded', data: { ...money, reason: 'changed' } } as const;
  await enqueueMail(tx, guest_email, job, now);
}

/**
 * Changes a booked stay to the quoted one, in one transaction: locks the reservation, then the nights of both stays,
 * then checks every rule. Returns the refund in rupees. Refuses a change that needs more money: a payment makes it.
 */
export async function changeBooking(
  tx: Tx,
  reservationId: number,
  quoteId: string,
  { now, hostEmail, host }: { now: Date; hostEmail: string; host: IssueContext['host'] },
): Promise<{ refund: number } | Refusal> {
  const row = await lockReservation(tx, reservationId);
  if (!row || row.released_at) return refuse('not_found');
  const done = await findChange(tx, quoteId);
  if (done)
    return done.reservation_id === row.id ? { refund: toRupees(done.refund_paise) } : refuse('not_found');
  const plan = await planQuotedChange(tx, row, quoteId, now);
  if (plan instanceof Refusal) return plan;
  const { payNow, refund } = plan.money;
  if (payNow > 0) return refuse('change_costs_more', {}, say().siteApi.changeCostsMore(formatRupees(payNow)));
  // A payment or refund since the quote changes amounts that the guest has not seen.
  if (plan.quote.change?.paidPaise !== row.paid_paise)
    return refuse('price_changed', {}, say().siteApi.CHANGE_OVERTAKEN);
  await modifyStay(tx, row, plan, { now, hostEmail, paidMore: 0 });
  await issuePapers(tx, row.id, { now, host });
  return { refund };
}
