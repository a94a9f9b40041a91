import type { BodyOf } from '#contract/endpoint.ts';
import type { cancelHostBooking } from '#contract/host/changes.ts';
import { refundPaise } from '#domain/booking/cancellation.ts';
import { floorRupees, toPaise } from '#domain/money/money.ts';
import { byHandPart, enqueueMail } from '#server/mail/queries.ts';
import { endBooking, mailCancellation } from '#server/payments/cancel.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { findCheckoutHold, releaseHold } from '#server/reservations/hold-queries.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { promisedTerms, refundablePaise } from '#server/reservations/terms-queries.ts';

interface Cancellation {
  paise: number;
  refund: number;
  fee: number;
}

/** Returns what cancelling refunds and what the homestay keeps. */
export async function planCancellation(
  tx: Tx,
  row: ReservationRow,
  chosen: BodyOf<typeof cancelHostBooking>['refund'],
  now: Date,
): Promise<Cancellation | Refusal> {
  const ofChannel = refuseOfChannel(row);
  if (ofChannel) return ofChannel;
  if (row.status === 'cancelled') return refuse('wrong_state');
  const paise = await chosenPaise(tx, row, chosen, now);
  if (paise > row.paid_paise) return refuse('over_paid');
  const refund = floorRupees(paise);
  return { paise, refund, fee: floorRupees(row.paid_paise) - refund };
}

async function chosenPaise(
  tx: Tx,
  row: ReservationRow,
  chosen: BodyOf<typeof cancelHostBooking>['refund'],
  now: Date,
): Promise<number> {
  if (chosen === 'none') return 0;
  if (chosen !== 'terms') return toPaise(chosen);
  return refundPaise(await promisedTerms(tx, row), row.check_in, now, refundablePaise(row));
}

/**
 * Cancels a booking with this refund, or releases a hold. Credit note and audit are left to the caller. Returns whether
 * the guest gets a mail, if there is an address: the end of a hold that the host made is not mailed.
 */
export async function cancelByHost(tx: Tx, row: ReservationRow, paise: number, now: Date): Promise<boolean> {
  if (row.status === 'held') {
    const hold = await findCheckoutHold(tx, row.id);
    if (hold) await releaseHold(tx, hold.id, now);
    await updateReservation(tx, row.id, { status: 'cancelled', cancelled_at: now });
    const declined = { kind: 'request_declined', data: { reservation_id: row.id } } as const;
    if (row.awaits_host) await enqueueMail(tx, row.guest_email, declined, now);
    return row.awaits_host;
  }
  const byHand = await endBooking(tx, row, paise, now);
  await mailCancellation(tx, row, { amount_paise: paise, ...byHandPart(byHand), by_host: 'here' }, { now });
  return true;
}
