import { refundPercent } from '#domain/booking/cancellation.ts';
import { termsAfterChange } from '#domain/booking/change.ts';
import { paymentStatusOf } from '#domain/booking/reservation.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { toPaise, toRupees } from '#domain/money/money.ts';
import { byHandPart, enqueueMail } from '#server/mail/queries.ts';
import { refundPart } from '#server/payments/refunds/refund-part.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { deleteReminders, MOVE_PREFIX, replaceNights } from '#server/reservations/changes/change-queries.ts';
import type { PlannedMove } from '#server/reservations/changes/plan-move.ts';
import { fitCharges } from '#server/reservations/charges/charge-queries.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import {
  type ReservationChanges,
  type ReservationRow,
  specialRequestColumns,
} from '#server/reservations/schema.ts';
import { promisedTerms, refundablePaise } from '#server/reservations/terms-queries.ts';
import { listCancellationRules } from '#server/rooms/queries.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import { saveChange } from './modify.ts';

/**
 * Moves a booking as its host planned it: nights, prices, money and mails. What the guest has paid too much is refunded
 * in full. The booking and the nights of both stays must be locked.
 */
export async function moveStay(tx: Tx, row: ReservationRow, move: PlannedMove, now: Date): Promise<void> {
  const { stay, party, requests, sold, totals, rulesPercent, priceIsSet, otherProperty } = move;
  const id = `${MOVE_PREFIX}${randomToken()}`;
  const refund = refundOfMove(row, totals.total);
  const { cancellation_fee: cancellationFee } = row;
  await saveChange(tx, row, id, { total: totals.total, cancellationFee, refund: toRupees(refund) }, now);
  await replaceNights(tx, row.id, sold, { now, isPaid: false });
  await fitCharges(tx, row.id, stay);
  const byHand = refund > 0 ? await refundPart(tx, row.id, refund, { key: id, now }) : 0;
  const terms = await promisedTerms(tx, row);
  const after = termsAfterChange(terms, refundPercent(terms, row.check_in, now));
  // The guest comes to another homestay now, so its terms count.
  const elsewhere = otherProperty && (await termsOf(tx, otherProperty));
  const money = { paid_paise: row.paid_paise - refund, refunded_paise: row.refunded_paise + refund };
  const due = balancePaise({ ...row, ...money, total: totals.total });
  await updateReservation(tx, row.id, {
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    ...party,
    ...specialRequestColumns(requests),
    extra_bed_charges: totals.extraBed,
    breakfast_charges: totals.breakfast,
    price: totals.price,
    discount: totals.discount,
    rules_discount: totals.rulesDiscount,
    rules_percent: rulesPercent,
    total_discount: totals.totalDiscount,
    code_discount: totals.codeDiscount,
    total: totals.total,
    due_now: Math.min(row.due_now, totals.total),
    price_is_set: priceIsSet,
    payment_status: paymentStatusOf(due),
    cancellation_rules: JSON.stringify(after.rules),
    ...elsewhere,
    ...money,
    changed_at: now,
  });
  if (stay.checkIn !== row.check_in) await deleteReminders(tx, row.id);
  await mailMove(tx, row, { id, refund, byHand }, now);
}

async function termsOf(tx: Tx, { id, check_in_time }: PropertyRow): Promise<ReservationChanges> {
  const rules = JSON.stringify(await listCancellationRules(tx, id));
  return { property_id: id, cancellation_rules: rules, cancellation_time: check_in_time };
}

/** Returns the paise that are refunded when a booking costs `total` rupees. */
export function refundOfMove(row: ReservationRow, total: number): number {
  const refundable = refundablePaise(row);
  return Math.min(refundable, Math.max(0, refundable + row.refunded_offline_paise - toPaise(total)));
}

/** Mails the guest how the stay is now, and what goes back. `id` is that of the saved change. */
export async function mailMove(
  tx: Tx,
  { id, guest_email }: ReservationRow,
  move: { id: string; refund: number; byHand: number },
  now: Date,
): Promise<void> {
  const data = { reservation_id: id, token: await createBookingLink(tx, id, now), change_id: move.id };
  await enqueueMail(tx, guest_email, { kind: 'booking_changed', data }, now);
  if (move.refund === 0) return;
  const token = await createBookingLink(tx, id, now);
  const refund = { reservation_id: id, token, amount_paise: move.refund, ...byHandPart(move.byHand) };
  const job = { kind: 'payment_refunded', data: { ...refund, reason: 'changed' } } as const;
  await enqueueMail(tx, guest_email, job, now);
}
