import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkRoomAvailability, getCalendar } from '#contract/availability.ts';
import { getRoom } from '#contract/room.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('availability', (api) => {
  const search = async (body: object) => {
    const response = await api.ask('/public/check-room-availability?timestamp=1', { json: body });
    expect(response.status).toBe(200);
    return z.parse(checkRoomAvailability.response, await response.json()).rooms;
  };
  const room = async (path: string) => {
    const response = await api.ask(path);
    expect(response.status).toBe(200);
    return z.parse(getRoom.response, await response.json()).room;
  };
  const ids = (rooms: { id: number }[]) => rooms.map(({ id }) => id);

  it('tells what the cheapest rooms for a party cost, as the search prices them', async () => {
    const priceFor = async (changes: object) => {
      const stay = { check_in: '2026-12-18', check_out: '2026-12-21', adults: '2', ...changes };
      return (await api.ask(`/public/party-price?${new URLSearchParams(stay)}`)).json();
    };
    const rooms = await search({ checkInDate: '2026-12-18', checkOutDate: '2026-12-21', guests: 2 });
    const prices = rooms.map(({ final_price }) => final_price).toSorted((one, other) => one - other);
    expect(await priceFor({})).toEqual({ price: prices[0] });
    // Four adults need two rooms of one homestay.
    const [first = 0, second = 0] = rooms
      .filter(({ property_id }) => property_id === 1)
      .map(({ final_price }) => final_price)
      .toSorted((one, other) => one - other);
    expect(await priceFor({ adults: '4' })).toEqual({ price: first + second });
    expect(await priceFor({ adults: '40' })).toEqual({ price: null });
    expect(await priceFor({ check_in: '2026-11-01', check_out: '2026-11-03' })).toMatchObject({
      code: 'past_dates',
    });
    expect(await priceFor({ adults: '0' })).toMatchObject({ code: 'bad_request' });
  });

  it('returns the free rooms with their price for the stay', async () => {
    const rooms = await search({ checkInDate: '2026-12-18', checkOutDate: '2026-12-21', guests: 2 });
    expect(ids(rooms)).toEqual([1, 2, 3, 7]);
    expect(rooms[1]).toMatchObject({
      room_name: 'Room 2',
      homestay_name: 'Homestay 1',
      price: 9000,
      price_per_day: 3000,
      discount: 900,
      net_price: 8100,
      rules_discount_percentage: 5,
      rules_discount: 405,
      total_discount: 1305,
      final_price: 7695,
      final_price_per_day: 2565,
      stay_days: 3,
      pricing_error: null,
    });
  });

  it('treats null dates as the default search: one month ahead, two nights', async () => {
    const rooms = await search({ checkInDate: null, checkOutDate: null, guests: 2 });
    expect(rooms[0]).toMatchObject({ stay_days: 2, price: 4000 });
  });

  it('still returns a room for a stay longer than the host accepts online, with the reason', async () => {
    const json = { checkInDate: '2026-12-01', checkOutDate: '2027-01-01', guests: 2 };
    const { rooms } = await (await api.ask('/public/check-room-availability', { json })).json();
    expect(rooms[0]).toMatchObject({
      pricing_error:
        'You can book up to 30 nights online. Please choose fewer nights, or contact us for a longer stay.',
      pricing_error_type: 'rates_not_open',
      meets_minimum_stay: true,
    });
  });

  it('still returns a room when the stay is too short, with its pricing error', async () => {
    const rooms = await search({ checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 2 });
    expect(rooms.find(({ id }) => id === 3)).toMatchObject({
      pricing_error: 'Minimum stay: 3 days required',
      pricing_error_type: 'minimum_stay_violation',
      meets_minimum_stay: false,
      minimum_stay_required: 3,
      price: 0,
    });
  });

  it('names the month for which booking has not yet started', async () => {
    const rooms = await search({ checkInDate: '2027-01-31', checkOutDate: '2027-02-02', guests: 2 });
    expect(ids(rooms)).toEqual([1, 2, 3, 7]);
    expect(rooms[0]).toMatchObject({
      pricing_error: 'Sorry, we have not yet started the booking for the month of February 2027',
      pricing_error_type: 'rates_not_open',
    });
  });

  it('leaves out a homestay that is too small for the party, 4 guests a sellable room', async () => {
    const stay = { checkInDate: '2026-12-18', checkOutDate: '2026-12-20' };
    expect(ids(await search({ ...stay, guests: 5 }))).toEqual([1, 2, 3]);
    // Room 3 can't be sold for two nights, so homestay 1 takes eight.
    expect(ids(await search({ ...stay, guests: 8 }))).toEqual([1, 2, 3]);
    expect(ids(await search({ ...stay, guests: 9 }))).toEqual([]);
  });

  it('returns rooms for past dates, to look at', async () => {
    expect(ids(await search({ checkInDate: '2026-11-02', checkOutDate: '2026-11-04', guests: 2 }))).toContain(
      1,
    );
  });

  it('refuses invalid dates and dates in the wrong order', async () => {
    const wrong = await api.ask('/public/check-room-availability', {
      json: { checkInDate: '2026-02-30', guests: 1 },
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      fields: { checkInDate: 'This must be a date as YYYY-MM-DD.' },
    });
    const order = { checkInDate: '2026-12-20', checkOutDate: '2026-12-18', guests: 1 };
    const reversed = await api.ask('/public/check-room-availability', { json: order });
    expect(await reversed.json()).toMatchObject({
      fields: { checkOutDate: 'Check-out must be after check-in.' },
    });
  });

  it('refuses a search for nobody', async () => {
    const json = { checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 0 };
    const response = await api.ask('/public/check-room-availability', { json });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { guests: 'This is not right.' } });
  });

  it('says for more than a year how many nights can be booked: in any room, or in the rooms that are named', async () => {
    await api.deps.db.updateTable('property').set({ max_stay: 21 }).where('id', '=', 2).execute();
    const [check_in, check_out] = ['2026-12-20', '2027-12-21'];
    const sentence = (nights: number) =>
      `You can book up to ${nights} nights online. Please choose fewer nights, or contact us for a longer stay.`;
    const stay = { check_in, check_out };
    for (const [path, json, field, nights] of [
      ['check-room-availability', { checkInDate: check_in, checkOutDate: check_out }, 'checkOutDate', 30],
      ['alternatives', { ...stay, guests: 2 }, 'check_out', 30],
      ['alternatives', { ...stay, guests: 2, room_id: 7 }, 'check_out', 21],
      ['quote', { ...stay, rooms: [7] }, 'check_out', 21],
      [`room/7?checkin_date=${check_in}&checkout_date=${check_out}`, undefined, 'checkout_date', 21],
    ] as const) {
      const response = await api.ask(`/public/${path}`, json ? { json } : {});
      expect(response.status, path).toBe(400);
      expect(await response.json(), path).toMatchObject({
        error: sentence(nights),
        fields: { [field]: sentence(nights) },
      });
    }
    await api.deps.db.updateTable('property').set({ max_stay: 30 }).execute();
  });

  it('returns one room with its night-by-night breakdown', async () => {
    const detail = await room('/public/room/2?checkin_date=2026-12-18&checkout_date=2026-12-20');
    expect(detail).toMatchObject({
      property_map_location: { lat: 19.8, lng: 85.83 },
      property_type: 'Homestay',
      available: true,
      change_cutoff_hours: 0,
      payments: 'online',
      reviews: [],
      policies: { checkIn: '09:00 AM', checkOut: '08:00 AM' },
      nights: [
        { night: '2026-12-18', price: 3000, discount: 300 },
        { night: '2026-12-19', price: 3000, discount: 300 },
      ],
    });
    expect((await api.ask('/public/room/99')).status).toBe(404);
    expect((await api.ask('/public/room/abc')).status).toBe(404);
  });

  it('never gives the same stay two prices', async () => {
    const [listed] = await search({ checkInDate: '2026-12-18', checkOutDate: '2026-12-23', guests: 2 });
    const detail = await room('/public/room/1?checkin_date=2026-12-18&checkout_date=2026-12-23');
    for (const name of [
      'price',
      'discount',
      'final_price',
      'final_price_per_day',
      'rules_discount',
    ] as const) {
      expect(detail[name]).toBe(listed?.[name]);
    }
  });

  it('prices add-ons: extra beds first, breakfast second, for the whole stay', async () => {
    const stay = { checkInDate: '2026-12-18', checkOutDate: '2026-12-21', propertyId: 1 };
    const response = await api.ask('/admin/rate/extra', {
      json: { ...stay, noOfExtraBeds: 1, noOfBreakfast: 2 },
    });
    expect(await response.json()).toEqual([600, 300]);
    const unknown = { ...stay, propertyId: 9, noOfExtraBeds: 1, noOfBreakfast: 1 };
    expect((await api.ask('/admin/rate/extra', { json: unknown })).status).toBe(404);
  });

  it('counts free rooms and the lowest price of each night', async () => {
    const held = await api.ask('/public/reservation/create', {
      json: bookingRequest({
        check_in: '2027-01-10',
        check_out: '2027-01-11',
        rooms: [{ id: 7 }],
        adults: 1,
      }),
    });
    expect(held.status).toBe(201);
    const response = await api.ask('/public/calendar?from=2027-01-10&to=2027-01-12');
    const { days } = z.parse(getCalendar.response, await response.json());
    expect(days).toEqual([
      { date: '2027-01-10', free: 3, lowest_price: 1500 },
      { date: '2027-01-11', free: 4, lowest_price: 1000 },
    ]);
    const one = await api.ask('/public/calendar?from=2027-01-31&to=2027-02-02&room_id=1');
    expect(await one.json()).toEqual({
      days: [
        { date: '2027-01-31', free: 1, lowest_price: 2000 },
        { date: '2027-02-01', free: 0, lowest_price: null },
      ],
    });
    expect((await api.ask('/public/calendar?from=2026-01-01&to=2027-06-01')).status).toBe(400);
    expect((await api.ask('/public/calendar?from=2027-01-01&to=2027-01-02&room_id=99')).status).toBe(404);
  });
});
