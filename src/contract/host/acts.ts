import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../typed.ts';
import { civilDate, pathId } from '../values.ts';
import { hostBooking, TOLD_WAYS } from './booking-line.ts';
import { stayPrice } from './bookings.ts';
import { told } from './told.ts';

const acted = z.object({ booking: hostBooking });
const toldOfAct = z.object({ booking: hostBooking, told });
/**
 * Ends a stay. `nights: 'free'` gives the nights from today on to other guests, but never the first night of guests who
 * have come; `refund` is by the cancellation terms, none, or an amount in whole rupees up to what was paid. `preview`
 * shows what would be freed and go back, and changes nothing.
 */
const stayEnd = (verb: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/host/reservations/:id/${verb}`,
    summary,
    access: 'host',
    params: pathId,
    body: z.optional(
      z.object({
        nights: z.optional(z.enum(['keep', 'free'])),
        refund: z.optional(z.union([z.literal('terms'), z.literal('none'), stayPrice])),
        preview: z.optional(z.boolean()),
      }),
    ),
    response: z.object({
      booking: z.optional(hostBooking),
      told: z.optional(told),
      freed: z.array(z.object({ room_id: z.int(), night: civilDate })),
      refund: z.int(),
      fee: z.int(),
    }),
    refusals: [
      'not_found',
      'right_missing',
      'wrong_state',
      'channel_booking',
      'over_paid',
      'passkey_required',
      'idempotency_conflict',
    ],
  });

export const checkIn = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/check-in',
  summary: 'The guests have come: those of all rooms, or of some.',
  access: 'host',
  params: pathId,
  body: z.optional(
    z.object({
      rooms: z.optional(z.array(z.int()).check(z.minLength(1))),
      /** The IDs of the whole party were seen, also of those who are entered later. */
      id_seen: z.optional(z.boolean()),
    }),
  ),
  response: acted,
  refusals: ['not_found', 'wrong_state', 'room_taken', 'idempotency_conflict'],
});
export const checkOut = stayEnd('check-out', 'The guests have left, also before the last day.');
export const markNoShow = stayEnd('no-show', 'The guests did not come.');
/** Without an email nothing is sent; `told` has the confirmation as a chat. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/resend',
  summary: 'Email the confirmation again.',
  access: 'host',
  params: pathId,
  body: z.optional(z.object({})),
  response: toldOfAct,
  refusals: ['not_found', 'wrong_state', 'channel_booking', 'too_many_requests', 'idempotency_conflict'],
});

/** Mails the guest the link to pay, which is open for a day. To decline a request, cancel it. */
export const acceptRequest = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/accept',
  summary: 'Confirm a request whose rooms another site may have sold.',
  access: 'host',
  params: pathId,
  body: z.optional(z.object({})),
  response: toldOfAct,
  refusals: ['not_found', 'wrong_state', 'room_taken', 'code_used_up', 'idempotency_conflict'],
});

/**
 * Undoes the last of these acts; `wrong_state` if another one followed it. Freed nights are taken back, `room_taken` if
 * somebody has them. What was refunded stays refunded.
 */
export const undoAct = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/undo',
  summary: 'Undo a check-in, a check-out or a no-show that was pressed by mistake.',
  access: 'host',
  params: pathId,
  body: z.object({ act: z.enum(['check-in', 'check-out', 'no-show']) }),
  response: acted,
  refusals: ['not_found', 'wrong_state', 'room_taken', 'idempotency_conflict'],
});

const written = z.object({ text: text(2000).check(z.minLength(1)) });

export const addNote = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/note',
  summary: 'Write a note that only hosts see.',
  access: 'host',
  params: pathId,
  body: written,
  response: acted,
  refusals: ['not_found', 'idempotency_conflict'],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/messages',
  summary: 'Write to the guest: on their booking page and by email.',
  access: 'host',
  params: pathId,
  body: written,
  response: toldOfAct,
  refusals: ['not_found', 'channel_booking', 'too_many_requests', 'idempotency_conflict'],
});

/** Ends "not told": the host has opened the chat, or has told the guest. */
export const markTold = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/told',
  summary: 'The host has told the guest what no mail could.',
  access: 'host',
  params: pathId,
  body: z.object({ how: z.enum(TOLD_WAYS) }),
  response: acted,
  refusals: ['not_found', 'wrong_state', 'idempotency_conflict'],
});

export const unmarkTold = endpoint({
  method: 'DELETE',
  path: '/host/reservations/:id/told',
  summary: 'Undo `told`: the guest still has to be told.',
  access: 'host',
  params: pathId,
  response: acted,
  refusals: ['not_found', 'wrong_state'],
});

export const sendPaymentLink = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/payment-link',
  summary:
    "A link to the guest's own page, where the balance or the hold can be paid. Emailed if there is an address.",
  access: 'host',
  params: pathId,
  body: z.optional(z.object({})),
  response: z.object({
    url: z.string(),
    whatsapp_url: told.shape.whatsapp_url,
    /** `none`: no email was sent, because there is no address or there were too many in an hour. */
    told,
  }),
  refusals: ['not_found', 'wrong_state', 'awaits_host', 'channel_booking', 'idempotency_conflict'],
});
