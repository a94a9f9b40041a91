import type { TestApp } from '../support/app.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';

export interface Held {
  id: number;
  cookie: string;
}

/** Guests who book on the site: hold a room, pay for it, and perhaps cancel. */
export function guestsOfSite({ ask, deps, clock }: TestApp) {
  let count = 0;
  return {
    async hold({ room, checkIn, checkOut }: { room: number; checkIn: string; checkOut: string }) {
      count += 1;
      const json = bookingRequest({
        check_in: checkIn,
        check_out: checkOut,
        rooms: [{ id: room }],
        guest_email: `guest${count}@example.in`,
      });
      const created = await ask('/public/reservation/create', { json });
      if (created.status === 409) return undefined;
      if (created.status !== 201) throw new Error(`not held: ${await created.text()}`);
      return { id: (await created.json()).booking_id, cookie: cookieOf(created) } satisfies Held;
    },
    async pay({ id, cookie }: Held): Promise<void> {
      const json = { notes: { reservation_id: id, payment_type: 'full' } };
      const ordered = await ask('/public/reservation/razorpay/order', { headers: { Cookie: cookie }, json });
      const { order } = await ordered.json();
      const paid = await ask('/sandbox/razorpay/pay', { json: { order_id: order.id, outcome: 'captured' } });
      if (paid.status !== 200) throw new Error(`not paid: ${await paid.text()}`);
    },
    async cancel({ id, cookie }: Held): Promise<boolean> {
      const answer = await ask(`/public/reservation/${id}/cancel`, { headers: { Cookie: cookie }, json: {} });
      return answer.status === 200;
    },
    /** As if the worker had read the calendars of a room just now: a hold does not read them again. */
    async countAsRead(room: number): Promise<void> {
      await deps.db
        .updateTable('channel_feed')
        .set({ last_read_at: clock() })
        .where('room_id', '=', room)
        .execute();
    },
  };
}
