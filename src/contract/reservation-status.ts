import * as z from 'zod/mini';
import type * as reservations from '#domain/booking/reservation.ts';

export const reservationStatus = z.enum(['Pending Payment', 'Pending', 'Completed', 'Expired', 'Cancelled']);
export type ReservationStatus = z.infer<typeof reservationStatus>;

export const paymentStatus = z.enum(['Pending', 'Paid', 'Failed', 'Refunded']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

const STATUS_WORDS = { held: 'Pending Payment', expired: 'Expired', cancelled: 'Cancelled' } as const;
const PAYMENT_WORDS = {
  unpaid: 'Pending',
  partly_paid: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
} as const satisfies Record<reservations.PaymentStatus, PaymentStatus>;

/**
 * Returns the specification's words for a status of the code: a confirmed booking is Completed once it is paid in full.
 */
export function statusWords(status: reservations.ReservationStatus, payment: reservations.PaymentStatus) {
  const confirmed: ReservationStatus = payment === 'partly_paid' ? 'Pending' : 'Completed';
  return {
    status: status === 'confirmed' ? confirmed : STATUS_WORDS[status],
    payment_status: PAYMENT_WORDS[payment],
  };
}
