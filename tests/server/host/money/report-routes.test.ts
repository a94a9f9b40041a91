import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

const none = { nights: 0, revenue: 0 };

serverTest('the figures of an owner', (api) => {
  const ask = async (range: string, options: Parameters<typeof hostHeaders>[1] = { propertyIds: [1] }) =>
    api.ask(`/host/reports${range}`, { headers: await hostHeaders(api, options) });

  it('count sold nights, open nights, revenue and rates by month and source', async () => {
    // Two rooms and breakfast, which is no revenue of rooms.
    await paidBooking(api, {
      check_in: '2026-12-30',
      check_out: '2027-01-01',
      rooms: [{ id: 1 }, { id: 2 }],
      breakfast: 2,
    });
    // Three nights of ₹1,500 less 5 %, one of them in January; booked on the telephone.
    const called = await paidBooking(api, {
      check_in: '2026-12-30',
      check_out: '2027-01-02',
      rooms: [{ id: 3 }],
    });
    const { db } = api.deps;
    await db.updateTable('reservation').set({ source: 6 }).where('id', '=', called.id).execute();
    // What counts for nothing: a hold, a cancelled booking, another owner's.
    await heldBooking(api, { check_in: '2026-12-10', check_out: '2026-12-12' });
    const left = await paidBooking(api, { check_in: '2026-12-14', check_out: '2026-12-16' });
    await api.ask(`/public/reservation/${left.id}/cancel`, { headers: left.headers, json: {} });
    await paidBooking(api, { check_in: '2026-12-14', check_out: '2026-12-16', rooms: [{ id: 7 }] });
    // Cancelled by the host: ₹4,000 were paid, and ₹1,500 of them are paid back.
    const kept = await paidBooking(api, { check_in: '2027-01-20', check_out: '2027-01-22' });
    const owner = await hostHeaders(api, { propertyIds: [1] });
    await hostCalls(api, owner, kept.id).cancel({ refund: 1500 });
    // It is the first of January in India already.
    const cancelled_at = new Date('2026-12-31T18:30:00Z');
    await db.updateTable('reservation').set({ cancelled_at }).where('id', '=', kept.id).execute();
    // Three closed nights, one of which is sold.
    await db
      .updateTable('room_night')
      .set({ closed: true })
      .where('room_id', '=', 3)
      .where('night', 'in', ['2026-12-01', '2026-12-02', '2026-12-30'])
      .execute();

    const answer = await ask('?from=2026-12-01&to=2027-01-31');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      months: [
        {
          month: '2026-12',
          nights_sold: 6,
          nights_open: 91,
          occupancy: 0.0659,
          // 2 × 2,000 + 2 × 2,700 + 2 × 1,425
          revenue: 12_250,
          adr: 2042,
          revpar: 135,
          cancellation_fees: 0,
          by_source: {
            web: { nights: 4, revenue: 9400 },
            phone: { nights: 2, revenue: 2850 },
            whatsapp: none,
            walk_in: none,
            ota: none,
            channel: none,
          },
        },
        {
          month: '2027-01',
          nights_sold: 1,
          nights_open: 93,
          occupancy: 0.0108,
          revenue: 1425,
          adr: 1425,
          revpar: 15,
          cancellation_fees: 2500,
          by_source: {
            web: none,
            phone: { nights: 1, revenue: 1425 },
            whatsapp: none,
            walk_in: none,
            ota: none,
            channel: none,
          },
        },
      ],
    });
    const one = await (await ask('?from=2026-12-31&to=2026-12-31')).json();
    expect(one.months).toMatchObject([{ month: '2026-12', nights_sold: 3, nights_open: 3, revenue: 6125 }]);
  });

  it('come as a file for a spreadsheet', async () => {
    const answer = await ask('.csv?from=2026-12-01&to=2026-12-31');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toContain(
      'attachment; filename="Figures 2026-12-01 to 2026-12-31.csv"',
    );
    expect(await answer.text()).toBe(
      'month,nights_sold,nights_open,occupancy,revenue,adr,revpar,cancellation_fees,web_nights,web_revenue,phone_nights,phone_revenue,whatsapp_nights,whatsapp_revenue,walk_in_nights,walk_in_revenue,ota_nights,ota_revenue,channel_nights,channel_revenue\r\n' +
        '2026-12,6,91,0.0659,12250,2042,135,0,4,9400,2,2850,0,0,0,0,0,0,0,0\r\n',
    );
  });

  it('are for owners, and of a range that has an end', async () => {
    const staff = await ask('?from=2026-12-01&to=2026-12-31', { role: 'staff', propertyIds: [1] });
    expect(staff.status).toBe(403);
    for (const range of [
      '',
      '?from=2026-12-02&to=2026-12-01',
      '?from=2026-01-01&to=2096-01-01',
      '?from=x&to=y',
    ])
      expect((await ask(range)).status, range).toBe(400);
    const last = await ask('?from=9999-11-30&to=9999-12-31');
    expect((await last.json()).months).toMatchObject([{ month: '9999-11' }, { month: '9999-12' }]);
  });
});
