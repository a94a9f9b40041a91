import { expect, it } from 'vitest';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { openAgent } from '../../support/agent.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const STAY = { check_in: '2026-12-16', check_out: '2026-12-18', adults: 2 };

serverTest('the tools for bookings', (api) => {
  it('show a booking, and what cancelling it would refund, to who has its code; nothing of the guest', async () => {
    const check_in = '2026-12-20';
    const { id } = await paidBooking(api, { check_in, check_out: '2026-12-22' });
    const code = api.deps.accounts.checkCodes.of(id);
    const { use, refused } = await openAgent(api);
    const booking = await use('get_booking', { reference: `sh${id}`, code: code.toLowerCase() });
    expect(Object.keys(booking).sort()).toEqual(
      [
        ...['check_in', 'check_out', 'paid_amount', 'payment_status', 'reference'],
        ...['remaining_amount', 'rooms', 'status', 'total_price'],
      ].sort(),
    );
    expect(booking).toMatchObject({
      reference: `SH${id}`,
      status: 'Completed',
      payment_status: 'Paid',
      check_in,
    });
    const preview = await use<{ refund: number; fee: number; percent: number }>('preview_cancellation', {
      reference: `SH${id}`,
      code,
    });
    expect(preview.refund + preview.fee).toBe(booking.paid_amount);
    expect(preview.percent).toBe(100);
    const wrong = await refused('get_booking', { reference: `SH${id}`, code: '222222' });
    expect(wrong).toEqual(await refused('get_booking', { reference: 'SH99999', code }));
    expect(wrong).toMatchObject({ code: 'not_found' });
    expect(await refused('preview_cancellation', { reference: `SH${id}`, code: '222222' })).toEqual(wrong);
  });

  it('say that rooms are free in place of a waiting list, and mail a link where there are none', async () => {
    const { refused } = await openAgent(api);
    const entry = { ...STAY, email: 'asha@example.in' };
    expect(await refused('join_waitlist', entry)).toMatchObject({ code: 'rooms_free' });
    expect(await refused('join_waitlist', { ...entry, email: 'nobody' })).toMatchObject({
      code: 'bad_request',
      fields: { email: expect.any(String) },
    });
  });

  it('say of a booking of another site that it is cancelled there, as our pages do', async () => {
    const { id } = await paidBooking(api, { check_in: '2026-12-24', check_out: '2026-12-26' });
    const { db, accounts } = api.deps;
    await db
      .updateTable('reservation')
      .set({ source: SOURCE_NUMBERS.channel })
      .where('id', '=', id)
      .execute();
    const { refused } = await openAgent(api);
    const answer = await refused('preview_cancellation', {
      reference: `SH${id}`,
      code: accounts.checkCodes.of(id),
    });
    expect(answer.code).toBe('channel_booking');
  });

  it('leave out what costs more than a result may say', async () => {
    const night = { night: '2027-01-05', room_id: 1 };
    const { db } = api.deps;
    await db
      .updateTable('room_night')
      .set({ price: 1_500_000 })
      .where('night', '=', night.night)
      .where('room_id', '=', 1)
      .execute();
    const { use, refused } = await openAgent(api);
    const stay = { check_in: '2027-01-05', check_out: '2027-01-06', adults: 1 };
    const { rooms } = await use<{ rooms: { id: number }[] }>('search_rooms', stay);
    expect(rooms.map(({ id }) => id)).not.toContain(1);
    expect(rooms).not.toEqual([]);
    expect(await refused('quote_stay', { ...stay, room_ids: [1] })).toMatchObject({ code: 'bad_request' });
  });
});
