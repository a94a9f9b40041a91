import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../typed.ts';
import { pathId } from '../values.ts';
import { hostBooking } from './booking-line.ts';
import { told } from './told.ts';

const acted = z.object({ booking: hostBooking });
const toldOfAct = z.object({ booking: hostBooking, told });
type ActRefusal = 'wrong_state' | 'room_taken';
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
/** Without an email nothing is sent; `told` has the confirmation as a chat. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/resend',
  summary: 'Email the confirmation again.',
  access: 'host',
  params: pathId,
  body: z.optional(z.object({})),
  response: toldOfAct,
  refusals: ['not_found', 'wrong_state', 'channel_booking', 'too_many_requests'],
});

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

const written = z.object({ text: text(2000).check(z.minLength(1)) });

export const addNote = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/note',
  summary: 'Write a note that only hosts see.',
  access: 'host',
  params: pathId,
  body: written,
  response: acted,
  refusals: ['not_found'],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/messages',
  summary: 'Write to the guest: on their booking page and by email.',
  access: 'host',
  params: pathId,
  body: written,
  response: toldOfAct,
  refusals: ['not_found', 'channel_booking', 'too_many_requests'],
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
  refusals: ['not_found', 'wrong_state', 'awaits_host', 'channel_booking'],
});
