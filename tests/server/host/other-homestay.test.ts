import { beforeAll, expect, it } from 'vitest';
import { listConflictsOfFeed } from '#server/channels/conflict-queries.ts';
import { CALLS } from '#server/platform/api-docs/calls.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

interface Known {
  /** A booking of homestay 1, with a recorded payment and a refund to be paid by hand. */
  id: number;
  payment: string;
  refund: number;
  invitation: number;
  session: string;
  passkey: string;
  feed: number;
  conflict: number;
}
type Request = [path: string, init: { method: string; json?: unknown }];

const remove = (path: string): Request => [path, { method: 'DELETE' }];
const post = (path: string, json: unknown = {}): Request => [path, { method: 'POST', json }];

const RATES = {
  plan: { rooms: [], weekend: [], minimum_stay: 1, seasons: [], until: '2026-12-31' },
  length_discounts: [],
};
const ROOM = {
  name: 'X',
  description: 'X',
  capacity: 2,
  size: '1',
  beds: '',
  floor: '',
  video: '',
  amenities: [],
  version: 'x',
};
const HOMESTAY = {
  name: 'X',
  type: 'X',
  address: 'X',
  location: null,
  amenities: [],
  breakfast_price: 1,
  extra_bed_price: 1,
  check_in_time: '09:00',
  check_out_time: '08:00',
  gate_opens: '06:00',
  gate_closes: '22:00',
  distances: {},
  max_stay: 30,
  change_cutoff_hours: 0,
  cancellation: [],
  length_discounts: [],
  faqs: [],
  version: 'x',
};

/** Of homestay 1 and its room 1, each with a photo of this id. */
const PHOTO = 77;
const photoCalls = (name: string, path: string): Record<string, () => Request> => ({
  [`add${name}Photo`]: () => [`/host/${path}/1/photos`, { method: 'POST' }],
  [`order${name}Photos`]: () => [
    `/host/${path}/1/photos/order`,
    { method: 'PUT', json: { photo_ids: [PHOTO] } },
  ],
  [`describe${name}Photo`]: () => [
    `/host/${path}/1/photos/${PHOTO}`,
    { method: 'PUT', json: { tag: 'Bed', alt: '' } },
  ],
  [`delete${name}Photo`]: () => remove(`/host/${path}/1/photos/${PHOTO}`),
});

/** A request for each call of the host that names an object; a new such call without a line here fails. */
const HOST_CALLS: Record<string, (known: Known) => Request> = {
  getHostBooking: ({ id }) => [`/host/reservations/${id}`, { method: 'GET' }],
  recordPayment: ({ id }) => post(`/host/reservations/${id}/payments`, { amount: 1, method: 'cash' }),
  voidPayment: ({ id, payment }) => [
    `/host/reservations/${id}/payments/${payment}`,
    { method: 'DELETE', json: { reason: 'wrong' } },
  ],
  markPaidOut: ({ refund }) => post(`/host/refunds/${refund}/paid-out`),
  cancelHostBooking: ({ id }) => post(`/host/reservations/${id}/cancel`, { refund: 'none' }),
  moveHostBooking: ({ id }) => post(`/host/reservations/${id}/move`, { price: 1 }),
  checkIn: ({ id }) => post(`/host/reservations/${id}/check-in`),
  checkOut: ({ id }) => post(`/host/reservations/${id}/check-out`),
  markNoShow: ({ id }) => post(`/host/reservations/${id}/no-show`),
  acceptRequest: ({ id }) => post(`/host/reservations/${id}/accept`),
  undoAct: ({ id }) => post(`/host/reservations/${id}/undo`, { act: 'check-in' }),
  resendConfirmation: ({ id }) => post(`/host/reservations/${id}/resend`),
  addNote: ({ id }) => post(`/host/reservations/${id}/note`, { text: 'x' }),
  sendMessage: ({ id }) => post(`/host/reservations/${id}/messages`, { text: 'x' }),
  sendPaymentLink: ({ id }) => post(`/host/reservations/${id}/payment-link`),
  getRates: () => ['/host/properties/1/rates', { method: 'GET' }],
  saveRates: () => ['/host/properties/1/rates', { method: 'PUT', json: RATES }],
  withdrawInvitation: ({ invitation }) => remove(`/host/invitations/${invitation}`),
  endHostSession: ({ session }) => remove(`/host/sessions/${session}`),
  getHostRoom: () => ['/host/rooms/1', { method: 'GET' }],
  saveHostRoom: () => ['/host/rooms/1', { method: 'PUT', json: ROOM }],
  getHostProperty: () => ['/host/properties/1', { method: 'GET' }],
  saveHostProperty: () => ['/host/properties/1', { method: 'PUT', json: HOMESTAY }],
  ...photoCalls('Room', 'rooms'),
  ...photoCalls('Property', 'properties'),
  listRoomFeeds: () => ['/host/rooms/1/feeds', { method: 'GET' }],
  addFeed: () => post('/host/rooms/1/feeds', { name: 'Airbnb', url: 'https://airbnb.example/1.ics' }),
  deleteFeed: ({ feed }) => remove(`/host/rooms/1/feeds/${feed}`),
  readFeed: ({ feed }) => post(`/host/feeds/${feed}/read`),
  resolveConflict: ({ conflict }) => post(`/host/conflicts/${conflict}/resolve`),
  setWhenSilent: () => ['/host/properties/1/when-silent', { method: 'PUT', json: { when_silent: 'ask' } }],
  renewExportUrl: () => post('/host/rooms/1/export-urls', { channel: 'Airbnb' }),
  removePasskey: ({ passkey }) => remove(`/host/passkeys/${passkey}`),
};

const TABLES = [
  ...(['room', 'property', 'room_image', 'property_image'] as const),
  ...(['reservation', 'payment', 'refund', 'outbox'] as const),
  ...(['host_invitation', 'session', 'passkey', 'channel_feed', 'channel_conflict'] as const),
] as const;

serverTest("another homestay's objects", (api) => {
  let known: Known;
  let strangers: Record<string, string>[];
  beforeAll(async () => {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    const { id } = await bookAsHost(api, headers);
    const host = hostCalls(api, headers, id);
    const { payment } = await host.pay({ amount: 2000, method: 'cash' });
    await host.move({ price: 1500 });
    const [refund] = (await host.read()).refunds;
    const json = { email: 'manas@example.in', role: 'staff', property_ids: [1] };
    const invited = await (await api.ask('/host/invitations', { headers, json })).json();
    const { sessions } = await (await api.ask('/host/sessions', { headers })).json();
    const passkey = 'a-key';
    await api.deps.db
      .insertInto('passkey')
      .values(({ selectFrom }) => ({
        id: passkey,
        name: 'Phone',
        public_key: 'x',
        counter: 0,
        transports: '[]',
        user_id: selectFrom('session').select('user_id').where('id', '=', sessions[0].id),
        created_at: api.clock(),
        last_used_at: null,
      }))
      .execute();
    const photo = { id: PHOTO, tag: 'Bed', position: 0 };
    await api.deps.db
      .insertInto('room_image')
      .values({ ...photo, room_id: 1, file_path: 'x.webp' })
      .execute();
    await api.deps.db
      .insertInto('property_image')
      .values({ ...photo, property_id: 1, path: 'x.webp' })
      .execute();
    const others = { invitation: invited.invitation.id, session: sessions[0].id, passkey };
    const feeds = testFeeds(api);
    const feed = await feeds.add(1, 'https://airbnb.example/1.ics');
    feeds.channel.says('https://airbnb.example/1.ics', [channelEvent('one', '2026-12-18', '2026-12-19')]);
    await feeds.read(feed);
    const [conflict] = await inTransaction(api.deps.db, (tx) => listConflictsOfFeed(tx, feed));
    known = { id, payment: payment.id, refund: refund.id, feed, conflict: conflict?.id ?? 0, ...others };
    strangers = [
      await hostHeaders(api, { role: 'owner', propertyIds: [2] }),
      await hostHeaders(api, { role: 'staff', propertyIds: [2] }),
    ];
  });

  const named = CALLS.filter(({ endpoint }) => endpoint.access === 'host' && endpoint.path.includes(':id'));

  it.each(named)('$name finds none of them, and changes nothing', async ({ name, endpoint }) => {
    const example = HOST_CALLS[name];
    expect(example, `${name} needs a line in this test`).toBeDefined();
    const [path, init] = example?.(known) ?? ['', { method: 'GET' }];
    const stored = () => Promise.all(TABLES.map(rows));
    const rows = async (table: (typeof TABLES)[number]) => {
      const found = await api.deps.db.selectFrom(table).selectAll().execute();
      return found.map((row) => JSON.stringify(row)).toSorted();
    };
    const before = await stored();
    const [owner, staff] = strangers;
    const forStaff = 'role' in endpoint ? [403, 'owner_only'] : [404, 'not_found'];
    for (const [headers, refused] of [[owner, [404, 'not_found']] as const, [staff, forStaff] as const]) {
      const answer = await api.ask(path, { ...init, ...(headers && { headers }) });
      expect([answer.status, (await answer.json()).code]).toEqual(refused);
    }
    expect(await stored()).toEqual(before);
  });
});
