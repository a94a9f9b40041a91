import { beforeAll, expect, test } from 'vitest';
import { RETENTION } from '#domain/content/retention.ts';
import { dropExpired, ENFORCED } from '#server/housekeeping/drop-expired.ts';
import { sweepPictures } from '#server/housekeeping/jobs.ts';
import { NO_PERSONAL_DATA } from '#server/housekeeping/no-personal-data.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { findReservation } from '#server/reservations/queries.ts';
import type { TestApp } from '../../support/app.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { hostNights } from '../../support/host-nights.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import { textColumns, whereFound } from '../../support/personal-data.ts';
import { addPersonalData, PERSONAL_DATA, usedApp } from '../../support/used-app.ts';

const DAY = 86_400_000;

serverTest('how long data is stored', (api) => {
  let app: TestApp;
  beforeAll(async () => {
    app = usedApp(api.deps);
    await addPersonalData(app);
    await sendDueMail(app.deps);
  });

  const found = async () => {
    const kinds = Object.entries(PERSONAL_DATA).map(async ([kind, word]) => [
      kind,
      await whereFound(api.deps.db, [word]),
    ]);
    return Object.fromEntries(await Promise.all(kinds));
  };
  const later = async (days: number) => {
    app.clock.advance(days * DAY);
    await reconcile(app.deps);
    await dropExpired(api.deps.db, app.clock());
    await sweepPictures(app.deps);
    return found();
  };
  const unpaid = () =>
    api.deps.db.selectFrom('reservation').select('id').where('status', '=', 'held').execute();

  test('every table with text is in the retention table, or is listed as one without personal data', async () => {
    const named = [...Object.values(ENFORCED).flatMap(({ tables }) => tables), ...NO_PERSONAL_DATA];
    const tables = (await textColumns(api.deps.db)).map(({ table }) => table);
    expect([...new Set(tables)].filter((table) => !named.some((name) => name === table))).toEqual([]);
    expect(Object.keys(ENFORCED).toSorted()).toEqual(Object.keys(RETENTION).toSorted());
  });

  test('at first everything is there', async () => {
    expect(await unpaid()).toHaveLength(3);
    const { network, ...others } = await found();
    for (const [kind, columns] of Object.entries(others)) expect(columns, kind).not.toEqual([]);
    // No network address is stored readably, and guards and limits contain no e-mail either.
    expect(network).toEqual([]);
    expect(JSON.stringify(others)).not.toMatch(/hold|rate_limit/);
  });

  test('while nothing is expired nothing is deleted', async () => {
    const before = await found();
    await dropExpired(api.deps.db, app.clock());
    expect(await found()).toEqual(before);
  });

  test('a month later nothing is left about guests who never paid', async () => {
    await later(31);
    expect(await unpaid()).toEqual([]);
    const orders = await api.deps.db.selectFrom('payment_order').select('id').execute();
    expect(orders).toHaveLength(2);
    expect(
      await whereFound(api.deps.db, ['unpaid0', 'failed0', 'released0', 'unproven0', PERSONAL_DATA.network]),
    ).toEqual([]);
    const guest = await api.deps.db
      .selectFrom('reservation')
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(guest).toMatchObject({ guest_name: PERSONAL_DATA.name, note: `I have ${PERSONAL_DATA.note}` });
  });

  test('four months later only what an invoice needs', async () => {
    expect(await later(90)).toEqual({
      name: ['app_user.name', 'paper.data', 'reservation.guest_name'],
      email: ['app_user.email', 'reservation.guest_email'],
      address: ['app_user.address', 'paper.data', 'reservation.guest_address'],
      phone: ['app_user.phone'],
      note: [],
      extraNote: [],
      network: [],
      visit: ['page_view.session_id'],
    });
    const { services } = await api.deps.db
      .selectFrom('reservation')
      .select('services')
      .executeTakeFirstOrThrow();
    expect(services).toEqual([{ kind: 'bus_tickets', count: 1, date: expect.any(String) }]);
    expect(await whereFound(api.deps.db, ['paid0'])).toEqual(['reservation.guest_email']);
    expect(await api.deps.db.selectFrom('reservation_link').selectAll().execute()).toEqual([]);
    expect(await api.deps.db.selectFrom('reservation_secret').selectAll().execute()).toEqual([]);
  });

  test('three years later e-mails are left only for guests with an account', async () => {
    expect(await later(3 * 365)).toEqual({
      name: ['app_user.name', 'paper.data', 'reservation.guest_name'],
      email: ['app_user.email', 'reservation.guest_email'],
      address: ['app_user.address', 'paper.data', 'reservation.guest_address'],
      phone: ['app_user.phone'],
      note: [],
      extraNote: [],
      network: [],
      visit: [],
    });
    expect(await whereFound(api.deps.db, ['paid0', 'waiting0'])).toEqual([]);
    expect(await api.deps.db.selectFrom('upload').select('path').execute()).toHaveLength(1);
  });

  test('after the time of tax law only bookings without a guest', async () => {
    app.clock.set('2035-03-31T12:00:00Z');
    expect((await later(0)).name).toContain('reservation.guest_name');
    expect(await later(1)).toEqual({
      name: ['app_user.name'],
      email: ['app_user.email'],
      address: ['app_user.address'],
      phone: ['app_user.phone'],
      note: [],
      extraNote: [],
      network: [],
      visit: [],
    });
    const reservations = await api.deps.db.selectFrom('reservation').select('total').execute();
    expect(reservations).toHaveLength(2);
    for (const { total } of reservations) expect(total).toBeGreaterThan(0);
  });
});

serverTest('an unpaid booking that a payment may still belong to', { anew: true }, (app) => {
  const order = async () => {
    const { id, headers } = await heldBooking(app);
    const json = { notes: { reservation_id: id } };
    await app.ask('/public/reservation/razorpay/order', { headers, json });
    app.clock.advance(40 * DAY);
    return id;
  };
  const isStored = async (id: number) => {
    await dropExpired(app.deps.db, app.clock());
    return (await findReservation(app.deps.db, id)) !== undefined;
  };

  test('stays until the last sync with the provider', async () => {
    const id = await order();
    expect(await isStored(id)).toBe(true);
    await reconcile(app.deps);
    expect(await isStored(id)).toBe(false);
  });

  test('stays when its late payment was refunded', async () => {
    const id = await order();
    const { order_id } = await app.deps.db
      .selectFrom('payment_order')
      .select('id as order_id')
      .executeTakeFirstOrThrow();
    const now = app.clock();
    await reconcile(app.deps);
    const late = { id: 'pay_late', order_id, reservation_id: id, amount_paise: 100, currency: 'INR' };
    await app.deps.db
      .insertInto('payment')
      .values({ ...late, state: 'refunded', created_at: now, updated_at: now })
      .execute();
    expect(await isStored(id)).toBe(true);
  });

  test('frees its nights when it is deleted', async () => {
    const { id } = await heldBooking(app);
    app.clock.advance(31 * DAY);
    expect(await isStored(id)).toBe(false);
    const named = app.deps.db
      .selectFrom('room_night')
      .select('night')
      .where('reservation_id', 'is not', null);
    expect(await named.execute()).toEqual([]);
  });
});

serverTest('what hosts wrote', { anew: true }, (app) => {
  test('is deleted 90 days after the stay, and what can no longer be undone after its day', async () => {
    const headers = await hostHeaders(app);
    const host = hostCalls(app, headers, (await bookAsHost(app, headers)).id);
    const { payment } = await host.pay({ amount: 500, method: 'cash', note: 'from Ravi' });
    await host.call(`/payments/${payment.id}`, { method: 'DELETE', json: { reason: 'Ravi paid twice' } });
    await host.act('note', { text: 'Ravi comes late' });
    const nights = { room_ids: [2], from: '2026-12-18', to: '2026-12-18' };
    await hostNights(app).set(headers, { ...nights, set: { closed: true, reason: 'Ravi’s mother' } });
    const { db } = app.deps;
    const undos = () => db.selectFrom('nights_undo').select('created_at').execute();
    await dropExpired(db, app.clock());
    expect(await undos()).toHaveLength(1);
    app.clock.advance(DAY + 1);
    await dropExpired(db, app.clock());
    expect(await undos()).toEqual([]);
    app.clock.set('2027-03-22T06:00:00Z');
    await dropExpired(db, app.clock());
    const [stored] = await db.selectFrom('payment').select(['note', 'void_reason']).execute();
    expect(stored).toEqual({ note: null, void_reason: null });
    expect(await db.selectFrom('booking_message').select('id').execute()).toEqual([]);
    const reasons = db.selectFrom('room_night').select('night').where('closed_reason', 'is not', null);
    expect(await reasons.execute()).toEqual([]);
  });
});
