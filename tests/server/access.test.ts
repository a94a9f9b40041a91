import { beforeAll, expect, it } from 'vitest';
import { CALLS } from '#server/platform/api-docs/calls.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { guestHeaders, hostHeaders } from '../support/host.ts';
import { serverTest } from '../support/open-app.ts';
import { ASHA } from '../support/travellers.ts';

type Init = { method: string; json?: unknown };
const checkout = { razorpay_payment_id: 'pay_x', razorpay_signature: 'x' };

/** A request for each call on a reservation; a new such call without a line here fails. */
const RESERVATION_CALLS: Record<string, (id: number, order: string) => [path: string, init: Init]> = {
  getReservation: (id) => [`/public/reservation/${id}`, { method: 'GET' }],
  createOrder: (id) => [
    '/public/reservation/razorpay/order',
    { method: 'POST', json: { notes: { reservation_id: id } } },
  ],
  verifyPayment: (_, order) => [
    '/public/reservation/razorpay/verify',
    { method: 'POST', json: { razorpay_order_id: order, ...checkout } },
  ],
  updateReservationPayment: (id, order) => [
    `/public/reservation/${id}/payment`,
    { method: 'POST', json: { razorpay_order_id: order, ...checkout } },
  ],
  quoteChange: (id) => [`/public/reservation/${id}/change/quote`, { method: 'POST', json: { adults: 1 } }],
  changeReservation: (id) => [
    `/public/reservation/${id}/change`,
    { method: 'POST', json: { quote_id: 'x'.repeat(43) } },
  ],
  listMessages: (id) => [`/public/reservation/${id}/messages`, { method: 'GET' }],
  writeMessage: (id) => [`/public/reservation/${id}/messages`, { method: 'POST', json: { text: 'Hello' } }],
  sayPaid: (id) => [
    `/public/reservation/${id}/paid`,
    { method: 'POST', json: { reference: '412345678901' } },
  ],
  listPapersOfBooking: (id) => [`/public/reservation/${id}/papers`, { method: 'GET' }],
  setCompany: (id) => [
    `/public/reservation/${id}/company`,
    { method: 'PUT', json: { name: 'Kalinga Travels', gstin: null } },
  ],
  listTravellers: (id) => [`/public/reservation/${id}/travellers`, { method: 'GET' }],
  saveTravellers: (id) => [
    `/public/reservation/${id}/travellers`,
    { method: 'PUT', json: { travellers: [ASHA] } },
  ],
  downloadInvoice: (id) => [`/public/invoice/download/${id}`, { method: 'GET' }],
  downloadCalendarFile: (id) => [`/public/calendar-file/${id}.ics`, { method: 'GET' }],
  mailFreshLink: (id) => [`/public/reservation/${id}/link`, { method: 'POST' }],
  cancelReservation: (id) => [`/public/reservation/${id}/cancel`, { method: 'POST', json: {} }],
  deleteReservation: (id) => [`/public/reservation/${id}`, { method: 'DELETE' }],
};

serverTest('access to calls', (api) => {
  let id: number;
  let order: string;
  let owner: string;
  let otherGuest: string;
  beforeAll(async () => {
    const create = (changes: Record<string, unknown>) =>
      api.ask('/public/reservation/create', { json: bookingRequest(changes) });
    const mine = await create({});
    const others = await create({ rooms: [{ id: 2 }], guest_email: 'ravi@example.in' });
    owner = cookieOf(mine);
    otherGuest = cookieOf(others);
    id = (await mine.json()).booking_id;
    const [path, { json }] = RESERVATION_CALLS.createOrder?.(id, '') ?? ['', { method: 'POST' }];
    order = (await (await api.ask(path, { json, headers: { Cookie: owner } })).json()).order.id;
  });

  const calls = (access: string) => CALLS.filter(({ endpoint }) => endpoint.access === access);

  it.each(calls('signed-in'))('$name refuses a visitor who is not signed in', async ({ endpoint }) => {
    // The body is wrong, too, and nothing is said of it.
    const json = endpoint.body ? { wrong: true } : undefined;
    const strangers: Record<string, string>[] = [{}, { Authorization: 'Bearer nonsense' }, { Cookie: owner }];
    for (const headers of strangers) {
      const answer = await api.ask(endpoint.path, { method: endpoint.method, headers, json });
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_signed_in']);
    }
  });

  it.each(calls('host'))('$name is for hosts only', async ({ endpoint, name }) => {
    const path = endpoint.path.replaceAll(/:\w+/g, '1');
    // The body is wrong, too: who may call is decided before it is looked at.
    const init = { method: endpoint.method, json: endpoint.body ? { wrong: true } : undefined };
    const from = async (headers: Record<string, string>) => {
      const answer = await api.ask(path, { ...init, headers });
      // What staff may have may be a file.
      return [answer.status, answer.ok ? undefined : (await answer.json()).code];
    };
    expect(await from({ Cookie: owner })).toEqual([401, 'not_signed_in']);
    expect(await from({ Authorization: 'Bearer nonsense' })).toEqual([401, 'not_signed_in']);
    expect(await from(await guestHeaders(api, `${name}@example.in`.toLowerCase()))).toEqual([
      404,
      'not_found',
    ]);
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    if (endpoint.role === 'owner') expect(await from(staff)).toEqual([403, 'owner_only']);
    else expect((await from(staff))[1]).not.toBe('owner_only');
    const withoutPasskey = await hostHeaders(api, { role: 'owner', propertyIds: [1], hasPasskey: false });
    if (!endpoint.withoutPasskey) expect(await from(withoutPasskey)).toEqual([403, 'passkey_required']);
  });

  it.each(calls('reservation'))('$name is open only to the browser that booked', async ({ name }) => {
    const example = RESERVATION_CALLS[name];
    expect(example, `${name} needs a line in this test`).toBeDefined();
    const [path, init] = example?.(id, order) ?? ['', { method: 'GET' }];
    const strangers: Record<string, string>[] = [
      {},
      { Cookie: otherGuest },
      { Cookie: `reservation_${id}=guessed` },
    ];
    for (const headers of strangers) {
      const answer = await api.ask(path, { ...init, headers });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
    // A reservation that does not exist gets the same response, so that ids can't be guessed.
    const [nowhere, other] = example?.(id + 1_000_000, 'order_none') ?? ['', init];
    expect((await api.ask(nowhere, { ...other, headers: { Cookie: owner } })).status).toBe(404);
  });

  it.each(calls('reservation'))(
    '$name responds to an expired session with "renew it", for every id',
    async ({ name }) => {
      const headers = { Authorization: 'Bearer run-out' };
      for (const reservationId of [id, id + 1_000_000]) {
        const [path, init] = RESERVATION_CALLS[name]?.(reservationId, order) ?? ['', { method: 'GET' }];
        const answer = await api.ask(path, { ...init, headers });
        expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_signed_in']);
      }
    },
  );

  // In the order of the table: releasing the reservation comes last.
  it.each(Object.entries(RESERVATION_CALLS))('%s lets the owner in', async (name, example) => {
    const [path, init] = example(id, order);
    const answer = await api.ask(path, { ...init, headers: { Cookie: owner } });
    // An unpaid reservation has no invoice and no mails yet.
    if (name === 'downloadInvoice' || name === 'mailFreshLink') expect(answer.status).toBe(404);
    else expect(answer.status).not.toBe(404);
  });
});
