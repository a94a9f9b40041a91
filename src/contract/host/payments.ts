import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { filledLine, line } from '../typed.ts';
import { id, pathId } from '../values.ts';
import { hostPayment, hostRefund } from './bookings.ts';

/** How money comes; `online` is the gateway. */
export const PAYMENT_METHODS = ['online', 'cash', 'upi', 'bank', 'card'] as const;
const byHand = z.enum(['cash', 'upi', 'bank', 'card']);

export const recordPayment = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/payments',
  summary: 'Record money that was received at the homestay. Takes the header Idempotency-Key.',
  access: 'host',
  params: pathId,
  status: 201,
  body: z.object({
    amount: z.int().check(z.positive(), z.lte(10_000_000)),
    method: byHand,
    note: z.optional(line(200)),
  }),
  response: z.object({ payment: hostPayment, balance: z.int() }),
  refusals: [
    'not_found',
    'over_balance',
    'wrong_state',
    'channel_booking',
    'idempotency_conflict',
    'room_taken',
    'code_used_up',
  ],
});

export const voidPayment = endpoint({
  method: 'DELETE',
  path: '/host/reservations/:id/payments/:payment_id',
  summary: 'Void a payment that was recorded by mistake. It stays in the list with the reason.',
  access: 'host',
  params: z.object({ id, payment_id: line(100) }),
  body: z.object({ reason: filledLine(200) }),
  response: z.object({ payment: hostPayment, balance: z.int() }),
  refusals: ['not_found', 'right_missing', 'not_voidable'],
});

export const markPaidOut = endpoint({
  method: 'POST',
  path: '/host/refunds/:id/paid-out',
  summary: 'Tick a refund that was paid out by hand, in the way of the last payment at the desk or another.',
  access: 'host',
  params: pathId,
  body: z.optional(z.object({ method: z.optional(byHand) })),
  response: z.object({ refund: hostRefund }),
  refusals: ['not_found', 'wrong_state'],
});
