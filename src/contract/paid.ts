import * as z from 'zod/mini';
import { PAID_REFERENCE } from '#domain/money/upi.ts';
import { endpoint } from './endpoint.ts';
import { reservation } from './reservation.ts';
import { pathId } from './values.ts';

/**
 * The guest says that they have paid the host, with the reference of the payment. It changes no status: the host is
 * mailed, and confirms. Saying the same again changes nothing. From a proven mailbox the rooms are kept for a day.
 */
export const sayPaid = endpoint({
  method: 'POST',
  path: '/public/reservation/:id/paid',
  summary: 'Tell the host, where there is no payment gateway, that the money is sent.',
  access: 'reservation',
  params: pathId,
  body: z.object({ reference: z.string().check(z.trim(), z.regex(PAID_REFERENCE)) }),
  response: z.object({ reservation }),
  refusals: ['not_found', 'wrong_state', 'hold_expired', 'too_many_requests'],
});
