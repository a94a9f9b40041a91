import { beforeEach, expect, it } from 'vitest';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls, hostRequest } from '../../../support/host-booking.ts';
import { payingGuest } from '../../../support/paying-guest.ts';
import { paymentTest } from '../../../support/payment-context.ts';
import { repeats } from '../../../support/repeats.ts';

const ROUNDS = [1, 2, 3, 4, 5, 6].slice(0, repeats(6));

paymentTest(
  'hosts and guests at once',
  (context) => {
    let headers: Record<string, string>;
    beforeEach(async () => {
      await context.guest.closeWindow();
      headers = await hostHeaders(context.app);
    });
    const hostOf = (id: number) => hostCalls(context.app, headers, id);

    it('of many who book a room, one gets it', async () => {
      const others = await hostHeaders(context.app, { role: 'staff', propertyIds: [1] });
      const books = Array.from({ length: 12 }, (_, index) =>
        context.app.ask('/host/reservations', {
          headers: index % 2 === 0 ? headers : others,
          json: hostRequest({ room_ids: index % 3 === 0 ? [2, 1] : [1, 2], adults: 2 }),
        }),
      );
      const statuses = (await Promise.all(books)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, ...Array(11).fill(409)]);
    });

    it.each(ROUNDS)('a host moves a booking while its guest pays the balance (%i)', async () => {
      const stay = { payment_method: 'advance' };
      const guest = await payingGuest(context.app, context.razorpay, stay);
      await guest.verify(guest.pay('captured'));
      const rest = await guest.rest();
      const paid = rest.pay('captured');
      const host = hostOf(guest.id);
      const [moved] = await Promise.all([
        host.move({ rooms: [2], price: 'recompute' }),
        rest.verify(paid),
        rest.webhook(paid),
      ]);
      expect(moved.status).toBe(200);
      await payDueRefunds(context.app.deps);
      const row = await guest.row();
      expect(row.total).toBe(5400);
      // The balance counts if it came first, and is refunded if it came after the new price.
      expect([200_000, 400_000]).toContain(row.paid_paise);
      expect(row.payment_status).toBe('partly_paid');
      expect(await guest.nights()).toEqual(['2 18', '2 19']);
    });

    it.each(ROUNDS)('cash is recorded while the balance is paid online (%i)', async (round) => {
      const guest = await payingGuest(context.app, context.razorpay, { payment_method: 'advance' });
      await guest.verify(guest.pay('captured'));
      const rest = await guest.rest();
      const paid = rest.pay('captured');
      const host = hostOf(guest.id);
      const amount = round % 2 === 0 ? 2000 : 700;
      const [cash] = await Promise.all([
        host.pay({ amount, method: 'cash' }),
        rest.verify(paid),
        rest.webhook(paid),
      ]);
      await payDueRefunds(context.app.deps);
      const row = await guest.row();
      const isCash = cash.status === 201;
      expect([201, 409]).toContain(cash.status);
      expect(row.paid_paise).toBe(isCash ? 200_000 + amount * 100 : 400_000);
      expect(row.refunded_paise).toBe(isCash ? 200_000 : 0);
      expect([...context.razorpay.refunds.values()].length).toBe(isCash ? 1 : 0);
    });

    it.each(ROUNDS)('cash confirms a hold while it is paid online or released (%i)', async (round) => {
      const guest = await payingGuest(context.app, context.razorpay);
      const paid = guest.pay('captured');
      const host = hostOf(guest.id);
      const [cash] = await Promise.all([
        host.pay({ amount: 4000, method: 'upi' }),
        round % 2 === 0 ? guest.closeWindow() : host.cancel({ refund: 'none' }),
        guest.verify(paid),
        guest.webhook(paid),
      ]);
      await payDueRefunds(context.app.deps);
      const row = await guest.row();
      const isCash = cash.status === 201 && row.status === 'confirmed';
      if (isCash) expect([row.paid_paise, row.refunded_paise]).toEqual([400_000, 400_000]);
      expect(row.paid_paise + row.refunded_paise).toBeGreaterThanOrEqual(400_000);
    });

    it.each(ROUNDS)('hosts move bookings into each other’s rooms (%i)', async () => {
      const one = await bookAsHost(context.app, headers);
      const other = await bookAsHost(context.app, headers, { room_ids: [2] });
      const moves = await Promise.all([
        hostOf(one.id).move({ rooms: [2], price: 'keep' }),
        hostOf(other.id).move({ rooms: [1], price: 'keep' }),
        hostOf(one.id).move({ rooms: [3], price: 'keep' }),
        hostOf(other.id).cancel({ refund: 'none' }),
      ]);
      for (const { status } of moves) expect([200, 409]).toContain(status);
    });
  },
  [concurrentDatabase],
);
