import * as z from 'zod/mini';
import { tool } from './tool.ts';
import { day, MOST_LISTED, name, rupees, small, stayOfParty, toolId, words } from './tool-values.ts';

/** Both are on the confirmation that only the guest has. */
const proof = {
  reference: words(40).check(z.describe('As on the confirmation, such as SH42.')),
  code: words(40).check(z.describe('The check code of the confirmation, such as K7Q-F2M.')),
};

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
