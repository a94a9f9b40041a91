import type { HostPerson } from '#contract/host/people.ts';
import { listConflictsOfFeed } from '#server/channels/conflict-queries.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TestApp } from './app.ts';
import { testFeeds } from './channel-feeds.ts';
import { addCode, CODE_REQUESTS } from './code-requests.ts';
import { hostHeaders, SITE_DETAILS } from './host.ts';
import { bookAsHost, hostCalls, hostRequest } from './host-booking.ts';
import { PAPER_REQUESTS, paperOf } from './paper-requests.ts';
import { PHOTO, photoCalls } from './photo-requests.ts';
import { addForm, REGISTER_REQUESTS } from './register-requests.ts';
import { addReview, REVIEW_REQUESTS } from './review-requests.ts';
import { channelEvent } from './scripted-channel.ts';
import { HOMESTAY, ROOM } from './setup-requests.ts';

export interface HostObjects {
  id: number;
  /** Another booking. */
  otherId: number;
  payment: string;
  charge: number;
  refund: number;
  invitation: number;
  session: string;
  passkey: string;
  feed: number;
  conflict: number;
  undo: string;
  form: number;
  paper: number;
  review: number;
  code: string;
  user: number;
}
export type HostRequest = [path: string, init: { method: string; json?: unknown; body?: FormData }];

const remove = (path: string): HostRequest => [path, { method: 'DELETE' }];
const post = (path: string, json: unknown = {}): HostRequest => [path, { method: 'POST', json }];

const RATES = {
  plan: { rooms: [], weekend: [], minimum_stay: 1, seasons: [], until: '2026-12-31' },
  length_discounts: [],
};
const NIGHTS = { room_ids: [3], from: '2026-12-28', to: '2026-12-28', set: { price: 1900 } };
const PUSH = { endpoint: 'https://push.example/one', keys: { p256dh: 'x', auth: 'x' } };

export const HOST_REQUESTS: Record<string, (objects: HostObjects) => HostRequest> = {
  getHostBooking: ({ id }) => [`/host/reservations/${id}`, { method: 'GET' }],
  ...PAPER_REQUESTS,
  recordPayment: ({ id }) => post(`/host/reservations/${id}/payments`, { amount: 1, method: 'cash' }),
  voidPayment: ({ id, payment }) => [
    `/host/reservations/${id}/payments/${payment}`,
    { method: 'DELETE', json: { reason: 'wrong' } },
  ],
  addCharge: ({ id }) => post(`/host/reservations/${id}/charges`, { kind: 'breakfast', count: 1, price: 50 }),
  undoCharge: ({ id, charge }) => remove(`/host/reservations/${id}/charges/${charge}`),
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
  markTold: ({ id }) => post(`/host/reservations/${id}/told`, { how: 'said' }),
  unmarkTold: ({ id }) => remove(`/host/reservations/${id}/told`),
  cancelHostBookings: ({ otherId }) =>
    post('/host/reservations/cancel', { reservation_ids: [otherId], refund: 'none', reason: 'Storm' }),
  sendPaymentLink: ({ id }) => post(`/host/reservations/${id}/payment-link`),
  getRates: () => ['/host/properties/1/rates', { method: 'GET' }],
  saveRates: () => ['/host/properties/1/rates', { method: 'PUT', json: RATES }],
  withdrawInvitation: ({ invitation }) => remove(`/host/invitations/${invitation}`),
  endHostSession: ({ session }) => remove(`/host/sessions/${session}`),
  getHostRoom: () => ['/host/rooms/1', { method: 'GET' }],
  saveHostRoom: () => ['/host/rooms/1', { method: 'PUT', json: ROOM }],
  getHostProperty: () => ['/host/properties/1', { method: 'GET' }],
  saveHostProperty: () => ['/host/properties/1', { method: 'PUT', json: HOMESTAY }],
  ...REGISTER_REQUESTS,
  ...REVIEW_REQUESTS,
  ...CODE_REQUESTS,
  ...photoCalls('Room', 'rooms'),
  ...photoCalls('Property', 'properties'),
  listRoomFeeds: () => ['/host/rooms/1/feeds', { method: 'GET' }],
  addFeed: () => post('/host/rooms/1/feeds', { name: 'Airbnb', url: 'https://airbnb.example/1.ics' }),
  changeFeed: ({ feed }) => [`/host/feeds/${feed}`, { method: 'PUT', json: { bookings_only: true } }],
  deleteExportUrl: () => ['/host/rooms/1/export-urls', { method: 'DELETE', json: { channel: 'Airbnb' } }],
  deleteFeed: ({ feed }) => remove(`/host/rooms/1/feeds/${feed}`),
  readFeed: ({ feed }) => post(`/host/feeds/${feed}/read`),
  resolveConflict: ({ conflict }) => post(`/host/conflicts/${conflict}/resolve`),
  setWhenSilent: () => ['/host/properties/1/when-silent', { method: 'PUT', json: { when_silent: 'ask' } }],
  renewExportUrl: () => post('/host/rooms/1/export-urls', { channel: 'Airbnb' }),
  removePasskey: ({ passkey }) => remove(`/host/passkeys/${passkey}`),
  setNights: () => post('/host/nights', NIGHTS),
  undoNights: ({ undo }) => post('/host/nights/undo', { undo_token: undo }),
  saveTexts: () => [
    '/host/saved-texts',
    { method: 'PUT', json: { texts: [{ name: 'Gate', text: 'The gate opens at six.' }] } },
  ],
  createHostBooking: () => post('/host/reservations', hostRequest({ room_ids: [2] })),
  invite: () => post('/host/invitations', { email: 'new@example.in', role: 'owner', property_ids: [1] }),
  removePerson: ({ user }) => remove(`/host/people/${user}`),
  setRights: ({ user }) => [`/host/people/${user}/rights`, { method: 'PUT', json: { prices: true } }],
  recoverWithCode: () => post('/host/passkeys/recover', { code: 'XXXX-XXXX' }),
  registerPasskey: () => post('/host/passkeys/register', { response: {} }),
  signInWithPasskey: () => post('/host/passkeys/sign-in', { response: { id: 'x' } }),
  renewRecoveryCodes: () => post('/host/passkeys/recovery-codes'),
  startPasskeyRegistration: () => post('/host/passkeys/register-options'),
  startPasskeySignIn: () => post('/host/passkeys/sign-in-options'),
  addPushSubscription: () => post('/host/push-subscriptions', PUSH),
  removePushSubscription: () => [
    '/host/push-subscriptions',
    { method: 'DELETE', json: { endpoint: PUSH.endpoint } },
  ],
  setHostLanguage: () => ['/host/me', { method: 'PUT', json: { language: 'bn' } }],
  saveAlerts: () => [
    '/host/alerts',
    { method: 'PUT', json: { quiet_hours: { from: '22:00', to: '06:00' } } },
  ],
  saveSiteDetails: () => ['/host/setup/site', { method: 'PUT', json: SITE_DETAILS }],
  getWords: () => ['/host/words', { method: 'GET' }],
  saveWords: () => ['/host/words', { method: 'PUT', json: { words: {}, version: 'x' } }],
  undoWords: () => post('/host/words/undo', { undo_token: 'x' }),
  saveLogo: () => ['/host/words/logo', { method: 'POST' }],
  savePortrait: () => ['/host/words/portrait', { method: 'POST' }],
  offerPassphrase: () => ['/host/backup/passphrase', { method: 'GET' }],
  downloadBackup: () => post('/host/backup', { passphrase: 'a long passphrase' }),
  retireRoom: () => post('/host/rooms/1/retire'),
  restoreRoom: () => post('/host/rooms/1/restore'),
  createHostRoom: () => post('/host/rooms', { property_id: 1, ...ROOM }),
  createHostProperty: () => post('/host/properties', HOMESTAY),
  publishSite: () => post('/host/site/publish'),
};

export async function makeHostObjects(api: TestApp): Promise<HostObjects> {
  const headers = await hostHeaders(api, { propertyIds: [1] });
  const { id } = await bookAsHost(api, headers);
  const { id: otherId } = await bookAsHost(api, headers, { room_ids: [2] });
  const host = hostCalls(api, headers, id);
  const { payment } = await host.pay({ amount: 2000, method: 'cash' });
  await host.move({ price: 1500 });
  const [refund] = (await host.read()).refunds;
  const { charge } = await host.act('charges', { kind: 'breakfast', count: 1, price: 50 });
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
  const feeds = testFeeds(api);
  const feed = await feeds.add(1, 'https://airbnb.example/1.ics');
  feeds.channel.says('https://airbnb.example/1.ics', [channelEvent('one', '2026-12-18', '2026-12-19')]);
  await feeds.read(feed);
  const [conflict] = await inTransaction(api.deps.db, (tx) => listConflictsOfFeed(tx, feed));
  const set = await (await api.ask('/host/nights', { headers, json: NIGHTS })).json();
  await hostHeaders(api, { role: 'staff', propertyIds: [1] });
  const { people } = await (await api.ask('/host/people', { headers })).json();
  const staff = people.find((person: HostPerson) => person.properties.some(({ role }) => role === 'staff'));
  return {
    id,
    otherId,
    payment: payment.id,
    charge: charge.id,
    refund: refund.id,
    invitation: invited.invitation.id,
    session: sessions[0].id,
    passkey,
    feed,
    conflict: conflict?.id ?? 0,
    undo: set.undo_token,
    form: await addForm(api, otherId),
    paper: await paperOf(api, id),
    review: await addReview(api, id),
    code: await addCode(api, headers),
    user: staff.user_id,
  };
}

const TABLES = [
  ...(['room', 'property', 'room_image', 'property_image', 'room_night', 'audit_event'] as const),
  ...([
    'reservation',
    'payment',
    'booking_charge',
    'traveller',
    'form_iii',
    'refund',
    'outbox',
    'property_role',
    'alert_setting',
    'push_subscription',
  ] as const),
  ...(['paper', 'seller', 'seller_prefix', 'number_series', 'review', 'code'] as const),
  ...(['host_invitation', 'passkey', 'channel_feed', 'channel_conflict', 'channel_export'] as const),
] as const;

export function storedRows({ deps: { db } }: TestApp): Promise<string[][]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return rows.map((row) => JSON.stringify(row)).toSorted();
    }),
  );
}
