/** These bookings exist before a browser test begins. They are made with the site's calls and paid in the sandbox. */
import type { APIRequestContext } from 'playwright/test';
import * as z from 'zod/mini';
import type { Stay } from './booking.ts';

const held = z.object({ booking_id: z.int() });
const opened = z.object({ order: z.object({ id: z.string() }) });

/** Books two guests with two breakfasts, paid in full. The booking belongs to the browser of this `request`. */
export async function bookByCalls(
  request: APIRequestContext,
  room: number,
  { checkIn, checkOut }: Stay,
  email: string,
): Promise<number> {
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await request.post(`/api${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const created = await post('/public/reservation/create', {
    check_in: checkIn,
    check_out: checkOut,
    adults: 2,
    breakfast: 2,
    rooms: [{ id: room }],
    guest_name: 'Asha Mohapatra',
    guest_email: email,
    guest_phone: '+91 98765 43210',
    guest_address: '12 Grand Road, Puri',
    payment_method: 'full',
  });
  const { booking_id: id } = z.parse(held, created);
  const response = await post('/public/reservation/razorpay/order', { notes: { reservation_id: id } });
  const { order } = z.parse(opened, response);
  const proof = await post('/sandbox/razorpay/pay', { order_id: order.id, outcome: 'captured' });
  await post('/public/reservation/razorpay/verify', z.parse(z.looseObject({}), proof));
  return id;
}
