import { expect, it } from 'vitest';
import { bearer, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const EMAIL = 'asha@example.in';
const PROMISED = [
  { hours_before: 168, percent: 100 },
  { hours_before: 72, percent: 50 },
];
const CHANGED = [
  { hours_before: 168, percent: 20 },
  { hours_before: 72, percent: 20 },
];

serverTest('cancellation terms', (api) => {
  it('are those at the time of booking, whatever the host changes; older bookings have the homestay’s', async () => {
    const promised = await paidBooking(api, { guest_email: EMAIL });
    const older = await paidBooking(api, { guest_email: EMAIL, rooms: [{ id: 7 }] });
    await api.deps.db
      .updateTable('reservation')
      .set({ cancellation_rules: null })
      .where('id', '=', older.id)
      .execute();
    const rulesOfRoom = async () => (await (await api.ask('/public/room/1')).json()).room.cancellation_rules;
    expect(await rulesOfRoom()).toEqual(PROMISED);
    await api.deps.db.updateTable('cancellation_rule').set({ percent: 20 }).execute();
    expect(await rulesOfRoom()).toEqual(CHANGED);

    const read = async ({ id, headers }: typeof promised) =>
      (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation.cancellation_rules;
    expect(await read(promised)).toEqual(PROMISED);
    expect(await read(older)).toEqual(CHANGED);

    const listed = await api.ask('/profile/bookings', { headers: bearer(await signUp(api, EMAIL)) });
    const { bookings } = await listed.json();
    expect(bookings).toMatchObject([
      { id: older.id, cancellation_rules: CHANGED, payment: { refundable_amount: 2000 } },
      { id: promised.id, cancellation_rules: PROMISED, payment: { refundable_amount: 4000 } },
    ]);
  });
});
