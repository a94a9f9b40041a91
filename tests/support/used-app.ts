import sharp from 'sharp';
import { addDays, nightsOf, todayInIndia } from '#domain/dates/calendar.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bearer, signUp } from './accounts.ts';
import { type TestApp, testApp } from './app.ts';
import { heldBooking, paidBooking } from './paid-booking.ts';
import { join } from './waitlist.ts';

export const PERSONAL_DATA = {
  name: 'Sarita Behera',
  email: 'private.example',
  address: '12 Bali Sahi lane',
  phone: '94370 55555',
  note: 'a walnut allergy',
  extraNote: 'a seat by the window',
  network: '203.0.113.',
  visit: 'visit of Sarita',
};

const DAYS_AHEAD = 14;

/** Behind a proxy, each visitor of this app has an address of their own. */
export function usedApp(database: Pick<AppContext, 'db' | 'pool'>): TestApp {
  const { config } = testApp(database).deps;
  const byName = {
    payments: { kind: 'sandbox', byName: true },
    mail: { kind: 'mailbox', byName: true },
  } as const;
  return testApp(database, { config: { ...config, ...byName, trustProxy: 1 } });
}

/**
 * Adds guests who leave all kinds of data: bookings in every state, waitlist entries, quotes, accounts and page
 * views. `round` makes their email addresses different. The stays begin two weeks ahead.
 */
export async function addPersonalData(app: TestApp, round = 0): Promise<{ account: string }> {
  const from = addDays(todayInIndia(app.clock()), DAYS_AHEAD);
  await openNights(app.deps.db, from);
  const of = (who: string) => `${who}${round}@${PERSONAL_DATA.email}`;
  const ask: TestApp['ask'] = (path, init = {}) => {
    const headers = {
      ...(init.headers as object),
      'X-Forwarded-For': `${PERSONAL_DATA.network}${round % 250}`,
    };
    return app.ask(path, { ...init, headers });
  };
  const visitor = { ...app, ask };
  const stay = (night: number, room = 1) => ({
    check_in: addDays(from, night),
    check_out: addDays(from, night + 2),
    rooms: [{ id: room }],
    guest_name: PERSONAL_DATA.name,
    guest_address: PERSONAL_DATA.address,
    guest_phone: `+91 ${PERSONAL_DATA.phone}`,
    note: `I have ${PERSONAL_DATA.note}`,
    arrival_time: '14:00',
    services: [{ kind: 'bus_tickets', count: 1, date: addDays(from, night), note: PERSONAL_DATA.extraNote }],
  });

  const paid = await paidBooking(visitor, { ...stay(0), guest_email: of('paid') });
  await change(visitor, paid);
  const account = of('account');
  const session = await signUp(visitor, account, PERSONAL_DATA.name);
  const signedIn = bearer(session);
  await ask('/profile', {
    method: 'PUT',
    headers: signedIn,
    json: { phone: PERSONAL_DATA.phone, address: PERSONAL_DATA.address },
  });
  await ask('/profile/upload-picture', { method: 'POST', headers: signedIn, body: await picture() });
  await paidBooking(visitor, { ...stay(0, 2), guest_email: account });
  await heldBooking(visitor, { ...stay(2), guest_email: of('unpaid') });
  const failing = await heldBooking(visitor, { ...stay(4), guest_email: of('failed') });
  await payInVain(visitor, failing);
  const released = await heldBooking(visitor, { ...stay(2, 2), guest_email: of('released') });
  await ask(`/public/reservation/${released.id}`, { method: 'DELETE', headers: released.headers });
  await join(visitor, of('waiting'), { check_in: from, check_out: addDays(from, 2) });
  await ask('/auth/register', { json: { email: of('unproven'), name: PERSONAL_DATA.name } });
  await ask('/auth/forgot-password', { json: { email: account } });
  const view = { page: '/', url: '/', timestamp: app.clock().toISOString(), device_type: 'phone' };
  await ask('/analytics/views', { json: { ...view, session_id: `${PERSONAL_DATA.visit} ${round}` } });
  return { account };
}

async function openNights(db: Database, from: string): Promise<void> {
  const nights = nightsOf(from, addDays(from, 8)).flatMap((night) =>
    [1, 2].map((room_id) => ({ night, room_id, price: 2000, discount: 0, minimum_stay: 1 })),
  );
  await db
    .insertInto('room_night')
    .values(nights)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Held {
  id: number;
  headers: { Cookie: string };
}

/** A change to one adult costs nothing. */
async function change({ ask }: Pick<TestApp, 'ask'>, { id, headers }: Held): Promise<void> {
  const quoted = await ask(`/public/reservation/${id}/change/quote`, { headers, json: { adults: 1 } });
  const { quote } = await quoted.json();
  const changed = await ask(`/public/reservation/${id}/change`, { headers, json: { quote_id: quote.id } });
  if (changed.status !== 200) throw new Error(await changed.text());
}

async function payInVain({ ask }: Pick<TestApp, 'ask'>, { id, headers }: Held): Promise<void> {
  const json = { notes: { reservation_id: id } };
  const { order } = await (await ask('/public/reservation/razorpay/order', { headers, json })).json();
  await ask('/sandbox/razorpay/pay', { json: { order_id: order.id, outcome: 'failed', webhook: true } });
}

async function picture(): Promise<FormData> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c86' } });
  const form = new FormData();
  form.set('profilePicture', new File([new Uint8Array(await image.png().toBuffer())], 'me.png'));
  return form;
}
