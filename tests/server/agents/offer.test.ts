import { expect, it } from 'vitest';
import { openAgent } from '../../support/agent.ts';
import { atProperty, requestsOf } from '../../support/at-property.ts';
import { bookingRequest, cookieOf } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';

interface Order {
  order: { id: string; amount: number };
}

serverTest('the offer page', (api) => {
  let day = 0;
  /** An assistant holds two nights in room 2, at ₹5,400. */
  const offered = async (about: Record<string, unknown> = {}) => {
    day += 2;
    const { use } = await openAgent(api, { address: `198.51.${day}.7` });
    const stay = { check_in: `2026-12-${String(day).padStart(2, '0')}`, adults: 2, room_ids: [2] };
    const check_out = `2026-12-${String(day + 2).padStart(2, '0')}`;
    const { quote } = await use<{ quote: string }>('quote_stay', { ...stay, check_out });
    const guest = { name: 'Asha Mishra', email: `asha${day}@example.in`, ...about };
    const { pay_url, reference } = await use<{ pay_url: string; reference: string }>('hold_stay', {
      quote,
      ...guest,
    });
    return { token: pay_url.split('/').at(-1) ?? '', id: Number(reference.slice(2)), email: guest.email };
  };
  const json = async (answer: Promise<Response>) => ({
    status: (await answer).status,
    ...(await (await answer).json()),
  });
  /** A human opens the page in a browser of their own. */
  const opened = async (token: string) => {
    const answer = await api.ask('/public/offer', { json: { token } });
    expect(answer.status).toBe(200);
    return { ...(await answer.json()), headers: { Cookie: cookieOf(answer) } };
  };
  const accept = (token: string, about: Record<string, unknown>) =>
    json(api.ask('/public/offer', { method: 'PUT', json: { token, ...about } }));
  const order = (id: number, headers: Record<string, string>): Promise<Order> =>
    json(
      api.ask('/public/reservation/razorpay/order', { headers, json: { notes: { reservation_id: id } } }),
    ) as never;
  const pay = async ({ order: { id } }: Order, headers: Record<string, string>) => {
    const paid = await api.ask('/sandbox/razorpay/pay', {
      json: { order_id: id, outcome: 'captured', webhook: false },
    });
    return json(api.ask('/public/reservation/razorpay/verify', { headers, json: await paid.json() }));
  };
  const row = (id: number) =>
    api.deps.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const PHONE = '+91 98765 43210';

  it('shows the quoted stay, takes what the host needs, and sells at the quoted price', async () => {
    const { token, id } = await offered();
    const { reservation, needs_phone, headers } = await opened(token);
    expect(needs_phone).toBe(true);
    expect(reservation).toMatchObject({
      id,
      status: 'Pending Payment',
      total_amount: 5400,
      guest_name: 'Asha Mishra',
      property: 'Homestay 1',
      rooms: [{ id: 2, name: 'Room 2' }],
      check_code: null,
    });
    expect(await accept(token, { payment_method: 'full' })).toMatchObject({
      status: 400,
      fields: { guest_phone: 'Phone number is required' },
    });
    const address = '12 Grand Road, Bhubaneswar';
    const half = { guest_phone: PHONE, guest_address: address, payment_method: 'advance' };
    expect(await accept(token, half)).toMatchObject({
      status: 200,
      reservation: { payment_method: 'advance' },
    });
    const opening = await order(id, headers);
    expect(opening.order.amount).toBe(270_000);
    expect(await pay(opening, headers)).toMatchObject({ success: true });
    expect(await row(id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'partly_paid',
      guest_phone: PHONE,
      guest_phone_e164: '+919876543210',
      guest_address: address,
    });
    // The link opens nothing any more in a browser that has not opened it before.
    expect(await json(api.ask('/public/offer', { json: { token } }))).toMatchObject({ code: 'not_found' });
    expect(await json(api.ask('/public/offer', { json: { token }, headers }))).toMatchObject({
      reservation: { id, status: 'Pending' },
    });
    expect(await accept(token, half)).toMatchObject({ code: 'already_paid' });
  });

  it('asks for no phone number that the assistant has told, and takes another word of the guest', async () => {
    const { token, id } = await offered({ phone: PHONE });
    expect((await opened(token)).needs_phone).toBe(false);
    await accept(token, { payment_method: 'full', guest_address: 'Grand Road, Puri' });
    expect(await row(id)).toMatchObject({ guest_phone: PHONE, guest_address: 'Grand Road, Puri' });
    await accept(token, { payment_method: 'full', guest_phone: '+91 90000 00000', guest_address: '' });
    expect(await row(id)).toMatchObject({ guest_phone: '+91 90000 00000', guest_address: '' });
  });

  it('books what was paid, when the guest chose otherwise after opening the payment', async () => {
    for (const [first, then, paid] of [
      ['full', 'advance', 'paid'],
      ['advance', 'full', 'partly_paid'],
    ] as const) {
      const { token, id } = await offered({ phone: PHONE });
      const { headers } = await opened(token);
      await accept(token, { payment_method: first });
      const earlier = await order(id, headers);
      await accept(token, { payment_method: then });
      const later = await order(id, headers);
      expect(later.order.amount).not.toBe(earlier.order.amount);
      expect(await pay(earlier, headers)).toMatchObject({ success: true });
      expect(await row(id)).toMatchObject({
        status: 'confirmed',
        payment_status: paid,
        payment_method: first,
      });
      // The other order is paid, too: that money goes back.
      await pay(later, headers);
      const { paid_paise, refunded_paise } = await row(id);
      expect([paid_paise, refunded_paise]).toEqual([earlier.order.amount, later.order.amount]);
    }
  });

  it('proves who has paid; a browser that has only seen the link can read, not cancel or fetch papers', async () => {
    const { token, id } = await offered({ phone: PHONE });
    const assistant = (await opened(token)).headers;
    const { headers } = await opened(token);
    await accept(token, { payment_method: 'full' });
    const invoice = (by: Record<string, string>) =>
      api.ask(`/public/invoice/download/${id}`, { headers: by });
    await pay(await order(id, headers), headers);
    const cancelled = api.ask(`/public/reservation/${id}/cancel`, {
      headers: assistant,
      json: { refund: 5400 },
    });
    expect(await json(cancelled)).toMatchObject({ status: 403, code: 'proof_required' });
    expect(await json(invoice(assistant))).toMatchObject({ status: 403, code: 'proof_required' });
    expect((await invoice(headers)).status).toBe(200);
    const read = async (by: Record<string, string>) =>
      (await json(api.ask(`/public/reservation/${id}`, { headers: by }))).reservation;
    expect(await read(assistant)).toMatchObject({ check_code: null, files: { calendar: expect.anything() } });
    expect(await read(headers)).toMatchObject({ check_code: expect.stringMatching(/^\w{3}-\w{3}$/) });
    const messages = (by: Record<string, string>) =>
      json(api.ask(`/public/reservation/${id}/messages`, { headers: by }));
    expect(await messages(assistant)).toMatchObject({ code: 'not_found' });
    expect(await messages(headers)).toMatchObject({ messages: [] });
    expect(await row(id)).toMatchObject({ status: 'confirmed' });
  });

  it('is a request to the host in a house without a gateway, which the guest sends from the mailbox', async () => {
    const house = atProperty(api.deps);
    const { use } = await openAgent(house);
    const stay = { check_in: '2027-01-20', check_out: '2027-01-22', adults: 2, room_ids: [7] };
    const { quote } = await use<{ quote: string }>('quote_stay', stay);
    const guest = { name: 'Asha Mishra', email: 'asha@example.in' };
    const { pay_url } = await use<{ pay_url: string }>('hold_stay', { quote, ...guest });
    const token = pay_url.split('/').at(-1);
    const about = { token, guest_phone: PHONE, payment_method: 'advance' };
    expect(await json(house.ask('/public/offer', { method: 'PUT', json: about }))).toMatchObject({
      reservation: { awaits_host: true, awaits_link: true, pay_at_property: { amount: 1000 } },
    });
    await requestsOf(house).openLink(guest.email);
    const request = await api.deps.db
      .selectFrom('reservation')
      .selectAll()
      .where('property_id', '=', 2)
      .executeTakeFirstOrThrow();
    expect(request).toMatchObject({ guest_phone: PHONE, host_asked_at: expect.any(Date), status: 'held' });
  });

  it('opens with no other token, and ends with the hold', async () => {
    const browser = await api.ask('/public/reservation/create', {
      json: bookingRequest({ check_in: '2027-01-10', check_out: '2027-01-12' }),
    });
    const { booking_id } = await browser.json();
    const review = api.deps.accounts.reviewTokens.of(booking_id);
    for (const token of ['', 'x', review, `${booking_id}-${'A'.repeat(22)}`])
      for (const answer of [
        json(api.ask('/public/offer', { json: { token } })),
        accept(token, { payment_method: 'full' }),
      ])
        expect(await answer).toMatchObject({ status: 404, code: 'not_found' });
    const { token } = await offered({ phone: PHONE });
    api.clock.advance(16 * 60_000);
    expect(await json(api.ask('/public/offer', { json: { token } }))).toMatchObject({ code: 'not_found' });
    expect(await accept(token, { payment_method: 'full' })).toMatchObject({ code: 'hold_expired' });
  });
});
