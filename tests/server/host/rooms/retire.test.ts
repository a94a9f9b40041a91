import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls, hostRequest } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

const SEARCH = { checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 2 };
const STAY = { check_in: '2026-12-18', check_out: '2026-12-20' };

serverTest('a retired room', { anew: true }, (api) => {
  let headers: Record<string, string>;
  const call = async (method: string, path: string, json?: unknown) => {
    const answer = await api.ask(path, { method, headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };
  const retire = () => call('POST', '/host/rooms/1/retire', {});
  const signIn = async () => {
    headers = await hostHeaders(api, { propertyIds: [1] });
  };
  const found = async () => {
    const { rooms } = await call('POST', '/public/check-room-availability', SEARCH);
    return rooms.map(({ id }: { id: number }) => id);
  };
  const idsOf = (rooms: { id: number }[]) => rooms.map(({ id }) => id);

  it('is not there for guests, and in neither calendar, new bookings nor rates, until it is restored', async () => {
    await signIn();
    const retired = await retire();
    expect(retired).toMatchObject({ status: 200, room: { id: 1, retired_at: '2026-11-21T06:00:00.000Z' } });
    expect(await retire()).toEqual(retired);
    expect(await call('GET', '/public/room/1')).toMatchObject({ status: 404 });
    expect(await found()).toEqual([2, 3, 7]);
    expect(idsOf((await call('GET', '/public/rooms')).rooms)).toEqual([2, 3, 7]);
    const quote = { ...STAY, adults: 2, rooms: [1] };
    expect(await call('POST', '/public/quote', quote)).toMatchObject({ status: 404 });
    const days = '?from=2026-12-18&to=2026-12-19';
    expect((await call('GET', `/public/calendar${days}&room_id=1`)).status).toBe(404);
    expect((await call('GET', `/public/calendar${days}`)).days).toMatchObject([{ free: 3 }]);
    expect(idsOf((await call('GET', `/host/calendar${days}`)).rooms)).toEqual([2, 3]);
    expect(await call('POST', '/host/reservations', hostRequest())).toMatchObject({ status: 404 });
    const nights = { room_ids: [1], from: '2026-12-18', to: '2026-12-18', set: { price: 1 } };
    expect(await call('POST', '/host/nights', nights)).toMatchObject({ status: 404 });
    expect(idsOf((await call('GET', '/host/properties/1/rates')).rooms)).toEqual([2, 3]);
    const { properties } = await call('GET', '/host/rooms');
    expect(properties[0].rooms).toMatchObject([
      { id: 1, retired_at: '2026-11-21T06:00:00.000Z' },
      { id: 2, retired_at: null },
      { id: 3 },
    ]);
    expect(await call('POST', '/host/rooms/1/restore', {})).toMatchObject({ room: { retired_at: null } });
    expect(await found()).toEqual([1, 2, 3, 7]);
    const audit = api.deps.db.selectFrom('audit_event').select(['action', 'after']);
    const events = await audit.orderBy('id').execute();
    expect(events).toEqual([
      { action: 'retire room', after: { room_id: 1 } },
      { action: 'restore room', after: { room_id: 1 } },
    ]);
  });

  it('is blocked in the calendars of other sites', async () => {
    await signIn();
    const { export_url } = await call('POST', '/host/rooms/1/export-urls', { channel: 'Agoda' });
    const blocked = async () => {
      const { pathname, search } = new URL(export_url.url);
      return (await (await api.ask(`${pathname.replace('/api', '')}${search}`)).text()).match(
        /DTSTART;VALUE=DATE.*/g,
      );
    };
    expect(await blocked()).toBeNull();
    await retire();
    expect(await blocked()).toEqual(['DTSTART;VALUE=DATE:20261101']);
  });

  it('keeps its past bookings and its figures', async () => {
    await signIn();
    const { id } = await bookAsHost(api, headers, { check_in: '2026-11-21', check_out: '2026-11-23' });
    api.clock.set('2026-11-23T06:00:00Z');
    await signIn();
    expect(await retire()).toMatchObject({ status: 200 });
    const { booking } = await hostCalls(api, headers, id).read();
    expect(booking.rooms).toEqual([{ id: 1, name: 'Room 1' }]);
    const { months } = await call('GET', '/host/reports?from=2026-11-01&to=2026-11-30');
    // The nights of this room count until it was retired: 22 of 30.
    expect(months).toMatchObject([{ nights_sold: 2, nights_open: 82, revenue: 4000 }]);
  });

  it('has no stays and no holds ahead: the refusal names them', async () => {
    await signIn();
    const stay = await paidBooking(api, STAY);
    const held = await heldBooking(api, { check_in: '2026-12-24', check_out: '2026-12-25' });
    expect(await retire()).toMatchObject({
      status: 409,
      code: 'room_booked',
      error: `This room still has stays or holds ahead: SH${stay.id} (18–20 Dec 2026), SH${held.id} (24–25 Dec 2026). Move or cancel them first.`,
    });
    await hostCalls(api, headers, stay.id).cancel({ refund: 'terms' });
    expect((await retire()).error).toContain(`ahead: SH${held.id} (`);
    // A hold that has ended keeps nothing.
    api.clock.advance(3_600_000);
    await signIn();
    expect(await retire()).toMatchObject({ status: 200 });
  });

  it('is somebody else’s to retire: 404, and staff may not', async () => {
    headers = await hostHeaders(api, { propertyIds: [2] });
    expect(await retire()).toMatchObject({ status: 404 });
    headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    expect(await retire()).toMatchObject({ status: 403, code: 'owner_only' });
  });

  it('is either retired or booked by those who come at the same moment', async () => {
    for (const night of ['2026-12-01', '2026-12-03', '2026-12-05']) {
      await signIn();
      const json = hostRequest({
        check_in: night,
        check_out: `${night.slice(0, -1)}${Number(night.at(-1)) + 1}`,
      });
      const [retired, booked] = await Promise.all([
        retire(),
        api.ask('/host/reservations', { headers, json }),
      ]);
      expect([
        [200, 404],
        [200, 409],
        [409, 201],
      ]).toContainEqual([retired.status, booked.status]);
      if (booked.status === 201) {
        await hostCalls(api, headers, (await booked.json()).booking.id).cancel({ refund: 'none' });
      }
      await call('POST', '/host/rooms/1/restore', {});
    }
  });
});
