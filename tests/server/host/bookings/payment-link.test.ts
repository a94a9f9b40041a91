import { expect, it } from 'vitest';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { cookieOf } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

serverTest("a host's link to pay", { anew: true }, (api) => {
  /** Opens the link as the guest does, and pays; returns the order. */
  const payBy = async (url: string, { id }: BookingLine, payment_type: string) => {
    const token = url.split('/').at(-1);
    const opened = await api.ask('/public/my-booking', { json: { token } });
    const headers = { Cookie: cookieOf(opened) };
    const json = { notes: { reservation_id: id, payment_type } };
    const { order } = await (await api.ask('/public/reservation/razorpay/order', { headers, json })).json();
    const paid = await api.ask('/sandbox/razorpay/pay', {
      json: { order_id: order.id, outcome: 'captured' },
    });
    const verified = await api.ask('/public/reservation/razorpay/verify', {
      headers,
      json: await paid.json(),
    });
    expect(verified.status).toBe(200);
    return order;
  };

  it('opens the page of a hold, whose payment confirms it', async () => {
    const headers = await hostHeaders(api);
    const booking = await bookAsHost(api, headers, { state: 'hold', hold_hours: 48, price: 3333 });
    const host = hostCalls(api, headers, booking.id);
    const link = await host.act('payment-link');
    expect(link.url).toMatch(/^http:\/\/localhost:4321\/my-booking\/[\w-]{40,}$/);
    const chat = new URL(link.whatsapp_url);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/919861012345');
    expect(chat.searchParams.get('text')).toContain('you can pay ₹3,333 here.');
    expect(chat.searchParams.get('text')).toContain('held until Mon, 23 Nov, 11:30 am (Indian time)');
    expect(chat.searchParams.get('text')).toContain(link.url);
    const mails = await (await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } })).json();
    expect(mails).toMatchObject([{ subject: `Pay for your booking SH${booking.id}`, to: 'ravi@example.in' }]);
    expect(mails[0].text).toContain(link.url);
    expect(await payBy(link.url, booking, 'full')).toMatchObject({ amount: 333_300 });
    expect((await host.read()).booking).toMatchObject({ status: 'confirmed', paid: 3333, balance: 0 });
    expect(await host.act('payment-link')).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('opens the page of a booking, where its balance is paid', async () => {
    const headers = await hostHeaders(api);
    const guest = { name: 'Mita Rao', phone: '9861012345' };
    const booking = await bookAsHost(api, headers, { guest });
    const host = hostCalls(api, headers, booking.id);
    await host.pay({ amount: 1000, method: 'cash' });
    const { url } = await host.act('payment-link');
    expect((await host.read()).mails).toEqual([]);
    expect(await payBy(url, booking, 'rest')).toMatchObject({ amount: 300_000 });
    expect((await host.read()).booking).toMatchObject({ paid: 4000, balance: 0 });
  });

  it('still opens a hold whose guest has closed the payment window', async () => {
    const headers = await hostHeaders(api);
    const booking = await bookAsHost(api, headers, { state: 'hold' });
    const host = hostCalls(api, headers, booking.id);
    const { url } = await host.act('payment-link');
    const opened = await api.ask('/public/my-booking', { json: { token: url.split('/').at(-1) } });
    const guest = { Cookie: cookieOf(opened) };
    const left = await api.ask(`/public/reservation/${booking.id}`, { method: 'DELETE', headers: guest });
    expect(left.status).toBe(200);
    const held = (await host.read()).booking;
    expect(held).toMatchObject({ status: 'held' });
    expect(await left.json()).toEqual({ success: true, held_until: held.hold_expires_at });
    await payBy(url, booking, 'full');
    expect((await host.read()).booking).toMatchObject({ status: 'confirmed' });
  });

  it('is not made once the stay is over: the money is recorded at the desk', async () => {
    const booking = await bookAsHost(api, await hostHeaders(api));
    api.clock.set(`${booking.check_out}T20:00:00Z`);
    const host = hostCalls(api, await hostHeaders(api), booking.id);
    expect(await host.act('payment-link')).toMatchObject({
      status: 409,
      code: 'wrong_state',
      error: expect.stringContaining('The stay is over, so the guest can’t pay online.'),
    });
  });

  it('is not made for a hold that ran out', async () => {
    const booking = await bookAsHost(api, await hostHeaders(api), { state: 'hold', hold_hours: 1 });
    api.clock.advance(3_600_000);
    const host = hostCalls(api, await hostHeaders(api), booking.id);
    expect(await host.act('payment-link')).toMatchObject({ status: 409, code: 'wrong_state' });
  });
});
