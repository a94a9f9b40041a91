import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../typed.ts';
import { pathId } from '../values.ts';
import { hostBooking } from './booking-line.ts';

const acted = z.object({ booking: hostBooking });
type ActRefusal = 'wrong_state' | 'room_taken' | 'channel_booking' | 'too_many_requests';
const act = (verb: string, summary: string, refusals: readonly ActRefusal[] = []) =>
  endpoint({
    method: 'POST',
    path: `/host/reservations/:id/${verb}`,
    summary,
    access: 'host',
    params: pathId,
    body: z.optional(z.object({})),
    response: acted,
    refusals: ['not_found', ...refusals],
  });

export const checkIn = act('check-in', 'The guests have come.', ['wrong_state']);
export const checkOut = act('check-out', 'The guests have left, also before the last day.', ['wrong_state']);
export const markNoShow = act('no-show', 'The guests did not come.', ['wrong_state']);
export const resendConfirmation = act('resend', 'Email the confirmation again.', [
  'wrong_state',
  'channel_booking',
  'too_many_requests',
]);

/** Mails the guest the link to pay, which is open for a day. To decline a request, cancel it. */
export const acceptRequest = act('accept', 'Confirm a request whose rooms another site may have sold.', [
  'wrong_state',
  'room_taken',
]);

/** Undoes the last of these acts; `wrong_state` if another one followed it. */
export const undoAct = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/undo',
  summary: 'Undo a check-in, a check-out or a no-show that was pressed by mistake.',
  access: 'host',
  params: pathId,
  body: z.object({ act: z.enum(['check-in', 'check-out', 'no-show']) }),
  response: acted,
  refusals: ['not_found', 'wrong_state'],
});

const written = (verb: string, summary: string, refusals: readonly ActRefusal[] = []) =>
  endpoint({
    method: 'POST',
    path: `/host/reservations/:id/${verb}`,
    summary,
    access: 'host',
    params: pathId,
    body: z.object({ text: text(2000).check(z.minLength(1)) }),
    response: acted,
    refusals: ['not_found', ...refusals],
  });

export const addNote = written('note', 'Write a note that only hosts see.');
export const sendMessage = written('messages', 'Write to the guest: on their booking page and by email.', [
  'channel_booking',
  'too_many_requests',
]);

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
    whatsapp_url: z.string(),
    /** `none`: no email was sent, because there is no address or there were too many in an hour. */
    told: z.object({
      how: z.enum(['email', 'none']),
      address: z.optional(z.string()),
      whatsapp_url: z.optional(z.string()),
    }),
  }),
  refusals: ['not_found', 'wrong_state', 'awaits_host', 'channel_booking'],
});
