import { expect, it } from 'vitest';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

serverTest('cancelling by a host', { anew: true }, (api) => {
  const mails = async (subject: string) => {
    const answer = await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } });
    return (await answer.json()).filter((mail: { subject: string }) => mail.subject.includes(subject));
  };
  const free = async () => {
    const answer = await api.ask('/public/calendar?from=2026-12-18&to=2026-12-20&room_id=1');
    return (await answer.json()).days[0].free;
  };

  it('shows the refund first, by the terms, none or an amount', async () => {
    const { id } = await paidBooking(api);
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const host = hostCalls(api, headers, id);
    const preview = (refund: unknown) => host.cancel({ refund, reason: 'x', preview: true });
    expect(await preview('terms')).toEqual({ status: 200, refund: 4000, fee: 0 });
    expect(await preview('none')).toEqual({ status: 200, refund: 0, fee: 4000 });
    expect(await preview(1500)).toEqual({ status: 200, refund: 1500, fee: 2500 });
    expect(await preview(4001)).toMatchObject({ status: 409, code: 'over_paid' });
    api.clock.set('2026-12-14T06:00:00Z');
    const later = hostCalls(api, await hostHeaders(api), id);
    expect(await later.cancel({ refund: 'terms', reason: 'x', preview: true })).toMatchObject({
      refund: 2000,
      fee: 2000,
    });
    expect((await later.read()).booking.status).toBe('confirmed');
    expect(await free()).toBe(0);
  });

  it('refunds through the provider, frees the rooms and tells the guest', async () => {
    const { id } = await paidBooking(api);
    const host = hostCalls(api, await hostHeaders(api), id);
    const done = await host.cancel({ refund: 1500, reason: 'The AC is broken' });
    expect(done).toMatchObject({ refund: 1500, fee: 2500, booking: { status: 'cancelled', paid: 2500 } });
    expect(await free()).toBe(1);
    const { refunds, messages, audit } = await host.read();
    expect(refunds).toMatchObject([{ amount: 1500, how: 'gateway', state: 'paid_out' }]);
    expect(messages).toMatchObject([{ author: 'note', text: 'The AC is broken', name: 'Sabita Das' }]);
    expect(audit[0]).toMatchObject({ action: 'cancel booking', after: { refund: 1500, fee: 2500 } });
    const [mail, ...others] = await mails('is cancelled');
    expect(others).toEqual([]);
    expect(mail.text).toContain('Your hosts have cancelled this booking.');
    expect(mail.text).toContain('₹1,500 is being refunded to your original payment method.');
    expect(mail.attachments).toHaveLength(1);
    expect(await mails('Cancelled: booking')).toEqual([]);
    expect(await host.cancel({ refund: 'none' })).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('refunds guests anyway who said on the day that they do not come', async () => {
    const { id, headers } = await paidBooking(api);
    api.clock.set('2026-12-18T14:00:00Z');
    const tell = (refund: number) =>
      api.ask(`/public/reservation/${id}/cancel`, { headers, json: { refund } });
    expect(await (await tell(100)).json()).toMatchObject({ code: 'stay_begun' });
    const { reservation } = await (await tell(0)).json();
    expect(reservation).toMatchObject({ status: 'Cancelled', cancelled_by: 'guest', paid_amount: 4000 });
    expect(await mails('is not coming: booking')).toHaveLength(1);
    const host = hostCalls(api, await hostHeaders(api), id);
    expect(await free()).toBe(1);
    expect((await host.read()).booking).toMatchObject({ status: 'cancelled', cancelled_by: 'guest' });
    expect(await host.cancel({ refund: 4000 })).toMatchObject({ refund: 4000, booking: { paid: 0 } });
    expect(await host.cancel({ refund: 4000 })).toMatchObject({ status: 409 });
  });

  it('declines with a full refund, whatever the terms, and counts how often in a year', async () => {
    for (const declined of [1, 2]) {
      const { id } = await paidBooking(api);
      api.clock.set('2026-12-17T06:00:00Z');
      const owner = await hostHeaders(api);
      const host = hostCalls(api, owner, id);
      await host.cancel({ refund: 4000, reason: 'Couple without papers' });
      expect((await host.read()).booking).toMatchObject({ status: 'cancelled', cancelled_by: 'host' });
      const { changes } = await (await api.ask('/host/changes', { headers: owner })).json();
      expect(changes[0]).toMatchObject({
        after: { refund: 4000, declined },
        reason: 'Couple without papers',
      });
    }
  });

  it('asks for a fresh passkey before money is paid back, and nobody for a preview', async () => {
    const { id } = await paidBooking(api);
    const owner = hostCalls(api, await hostHeaders(api, { minutesAgo: 16 }), id);
    expect(await owner.cancel({ refund: 'terms', preview: true })).toMatchObject({
      status: 200,
      refund: 4000,
    });
    expect(await owner.cancel({ refund: 'terms' })).toMatchObject({ status: 403, code: 'passkey_required' });
    expect((await owner.read()).booking.status).toBe('confirmed');
  });

  it('leaves money received by hand to be paid out by hand, until it is ticked', async () => {
    const { id } = await paidBooking(api, { payment_method: 'advance' });
    const headers = await hostHeaders(api);
    const host = hostCalls(api, headers, id);
    await host.pay({ amount: 2000, method: 'cash' });
    expect(await host.cancel({ refund: 3000 })).toMatchObject({ refund: 3000, fee: 1000 });
    const { refunds } = await host.read();
    expect(refunds).toMatchObject([
      { amount: 2000, how: 'gateway', state: 'paid_out' },
      { amount: 1000, how: 'by_hand', state: 'due' },
    ]);
    api.clock.advance(60 * 60_000);
    await payDueRefunds(api.deps);
    const again = await hostHeaders(api);
    const tick = (refund: number, by = again) =>
      api.ask(`/host/refunds/${refund}/paid-out`, { method: 'POST', headers: by });
    const stranger = await hostHeaders(api, { propertyIds: [2] });
    expect((await tick(refunds[1].id, stranger)).status).toBe(404);
    expect((await tick(refunds[0].id)).status).toBe(409);
    const alarms = async (by = again) =>
      (await (await api.ask('/host/today', { headers: by })).json()).alarms;
    expect(await alarms(stranger)).toEqual([]);
    expect(await alarms()).toEqual([
      { kind: 'refund_by_hand', reservation_id: id, text: 'Pay ₹1,000 back to Asha Mishra by hand.' },
    ]);
    expect(await (await tick(refunds[1].id)).json()).toMatchObject({ refund: { state: 'paid_out' } });
    expect((await tick(refunds[1].id)).status).toBe(409);
    expect(await alarms()).toEqual([]);
    const [mail] = await mails('is cancelled');
    expect(mail.text).toContain('₹2,000 is being refunded to your original payment method.');
    expect(mail.text).toContain('Your hosts pay ₹1,000 back to you themselves');
  });

  it('tells the host what to pay back when a guest cancels a booking paid in cash', async () => {
    const { id, headers } = await paidBooking(api, { payment_method: 'advance' });
    const host = hostCalls(api, await hostHeaders(api), id);
    await host.pay({ amount: 2000, method: 'upi' });
    const cancelled = await api.ask(`/public/reservation/${id}/cancel`, { headers, json: {} });
    expect(cancelled.status).toBe(200);
    expect((await host.read()).refunds).toMatchObject([{ how: 'gateway' }, { how: 'by_hand', amount: 2000 }]);
    const [notice] = await mails('Cancelled: booking');
    expect(notice.text).toContain('Please pay ₹2,000 back to the guest yourself');
  });

  it('tells a guest who shortens a stay paid in cash what the hosts pay back', async () => {
    const { id, headers } = await paidBooking(api, { check_out: '2026-12-21', payment_method: 'advance' });
    const host = hostCalls(api, await hostHeaders(api), id);
    await host.pay({ amount: 2850, method: 'cash' });
    const change = (path: string, json: object) =>
      api.ask(`/public/reservation/${id}/change${path}`, { headers, json });
    const { quote } = await (await change('/quote', { check_out: '2026-12-19' })).json();
    expect((await change('', { quote_id: quote.id })).status).toBe(200);
    const [mail] = await mails('refund');
    expect(mail.text).toContain('₹2,850 is being refunded to your original payment method.');
    expect(mail.text).toContain('Your hosts pay ₹850 back to you themselves');
  });

  it('releases a hold, and refunds money that arrives for it later', async () => {
    const { id, headers } = await heldBooking(api);
    const order = await api.ask('/public/reservation/razorpay/order', {
      headers,
      json: { notes: { reservation_id: id } },
    });
    const host = hostCalls(api, await hostHeaders(api), id);
    expect(await host.cancel({ refund: 'terms' })).toMatchObject({
      refund: 0,
      fee: 0,
      booking: { status: 'cancelled', cancelled_at: expect.any(String) },
    });
    expect(await free()).toBe(1);
    await api.ask('/sandbox/razorpay/pay', {
      json: { order_id: (await order.json()).order.id, outcome: 'captured' },
    });
    const { booking, refunds } = await host.read();
    expect(booking).toMatchObject({ status: 'cancelled', paid: 0 });
    expect(refunds).toMatchObject([{ amount: 4000, how: 'gateway' }]);
  });

  it('refuses when the booking has changed since the host saw it, and shows it', async () => {
    const headers = await hostHeaders(api);
    const { id, version } = await bookAsHost(api, headers);
    const host = hostCalls(api, headers, id);
    await host.pay({ amount: 1000, method: 'cash' });
    const refused = await host.cancel({ refund: 'none', version });
    expect(refused).toMatchObject({
      status: 409,
      code: 'booking_changed',
      current: { booking: { paid: 1000 } },
    });
    const { version: current } = refused.current.booking;
    expect(await host.cancel({ refund: 'none', version: current })).toMatchObject({ fee: 1000 });
  });
});
