import type { TestApp } from './app.ts';
import { bookingRequest, cookieOf } from './homestays.ts';

/** Makes a booking and pays it in the sandbox. Returns it with the cookie of its browser. */
export async function paidBooking(
  { ask }: Pick<TestApp, 'ask'>,
  changes: Record<string, unknown> = {},
): Promise<{ id: number; headers: { Cookie: string } }> {
  const held = await heldBooking({ ask }, changes);
  const order = await ask('/public/reservation/razorpay/order', {
    headers: held.headers,
    json: { notes: { reservation_id: held.id } },
  });
  const { order: opened } = await order.json();
  const paid = await ask('/sandbox/razorpay/pay', {
    json: { order_id: opened.id, outcome: 'captured', webhook: false },
  });
  const verified = await ask('/public/reservation/razorpay/verify', {
    headers: held.headers,
    json: await paid.json(),
  });
  if (verified.status !== 200) throw new Error(`not paid: ${await verified.text()}`);
  return held;
}

export async function heldBooking(
  { ask }: Pick<TestApp, 'ask'>,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<{ id: number; headers: { Cookie: string } }> {
  const created = await ask('/public/reservation/create', { headers, json: bookingRequest(changes) });
  if (created.status !== 201) throw new Error(`not created: ${await created.text()}`);
  const { booking_id: id } = await created.json();
  return { id, headers: { Cookie: cookieOf(created) } };
}
