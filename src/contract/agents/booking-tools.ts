import * as z from 'zod/mini';
import { MAX_HOST_NOTE } from '#domain/booking/extras.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { tool } from './tool.ts';
import {
  day,
  MOST_LISTED,
  name,
  quoteText,
  rupees,
  small,
  stayOfParty,
  toolId,
  words,
} from './tool-values.ts';

/** Both are on the confirmation that only the guest has. */
const proof = {
  reference: words(40).check(z.describe('As on the confirmation, such as SH42.')),
  code: words(40).check(z.describe('The check code of the confirmation, such as K7Q-F2M.')),
};

export const holdStay = tool({
  name: 'hold_stay',
  title: 'Hold a quoted stay',
  description:
    'Holds the rooms of a signed quote for a few minutes, at its price. A human then opens pay_url, checks the stay, and pays there, or sends the request of a house that takes no payments online: an assistant never pays. A quote holds once; the same name and mailbox get the same hold again.',
  isReading: false,
  input: z.object({
    quote: quoteText.check(z.describe('As quote_stay returned it.')),
    name: words(120).check(z.describe('The guest, as in the passport or ID.')),
    email: words(254).check(z.describe('The mailbox of the guest, to which the confirmation goes.')),
    phone: z.optional(words(40)),
    note: z.optional(words(MAX_HOST_NOTE).check(z.describe('A wish of the guest, for the host.'))),
    language: z.optional(
      z.enum(LANGUAGES).check(z.meta({ description: 'Of the page and the mails.', maxLength: 2 })),
    ),
  }),
  output: z.object({
    reference: words(40),
    total_price: rupees,
    advance_amount: rupees.check(z.describe('Rupees, where the human pays half in advance.')),
    pay_url: words(500).check(z.describe('The page of the site on which the human checks and pays.')),
    hold_expires_at: words(40).check(z.describe('An ISO 8601 instant; unpaid rooms are free from then on.')),
  }),
});

export const getBooking = tool({
  name: 'get_booking',
  title: 'Look at a booking',
  description:
    'Returns the state of a booking by its reference and check code, which the guest has: dates, rooms and amounts in rupees, nothing of the guest.',
  isReading: true,
  input: z.object(proof),
  output: z.object({
    reference: words(40),
    status: words(40),
    payment_status: words(40),
    check_in: day,
    check_out: day,
    rooms: z.array(z.object({ id: toolId, room_name: name })).check(z.maxLength(MOST_LISTED)),
    total_price: rupees,
    paid_amount: rupees,
    remaining_amount: rupees,
  }),
});

export const previewCancellation = tool({
  name: 'preview_cancellation',
  title: 'What a cancellation would refund',
  description:
    'Says what cancelling a booking now would refund, and what it would cost, in rupees. It cancels nothing: the guest cancels on the page of the booking.',
  isReading: true,
  input: z.object(proof),
  output: z.object({ refund: rupees, fee: rupees, percent: small(100) }),
});

export const joinWaitlist = tool({
  name: 'join_waitlist',
  title: 'Wait for a free room',
  description:
    'Asks for a place on the waiting list where no room is free. It begins when the guest opens the mailed link.',
  isReading: false,
  input: z.object({
    email: words(254),
    ...stayOfParty,
    room_id: z.optional(toolId.check(z.describe('Only this room will do.'))),
  }),
  output: z.object({ message: words(1000) }),
});
