import { expect, it } from 'vitest';
import { bookingRequest, cookieOf } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';

const MINUTE = 60_000;

serverTest('reservations', { anew: true }, (api) => {
  const create = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    api.ask('/public/reservation/create', { json: bookingRequest(changes), headers });
  const refusalOf = async (changes: Record<string, unknown>) => {
    const response = await create(changes);
    return { status: response.status, ...(await response.json()) };
  };
  const freeRooms = async () => {
    const body = { checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 2 };
    const { rooms } = await (await api.ask('/public/check-room-availability', { json: body })).json();
    return rooms.map((room: { id: number }) => room.id);
  };

  it('holds the rooms for 15 minutes and opens only to the browser that made it', async () => {
    const response = await create();
    expect(response.status).toBe(201);
    const answer = await response.json();
    const shape = { success: true, booking_id: expect.any(Number), message: expect.any(String) };
    expect(answer).toMatchObject(shape);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const path = `/public/reservation/${answer.booking_id}`;
    expect((await api.ask(path)).status).toBe(404);
    const own = await api.ask(path, { headers: { Cookie: cookieOf(response) } });
    expect(own.headers.get('Cache-Control')).toBe('no-store');
    expect(await own.json()).toEqual({
      reservation: {
        id: answer.booking_id,
        status: 'Pending Payment',
        payment_status: 'Pending',
        check_in: '2026-12-18',
        check_out: '2026-12-20',
        total_amount: 4000,
        paid_amount: 0,
        remaining_amount: 4000,
        refundable_amount: 0,
        refunded_amount: 0,
        hold_expires_at: '2026-11-21T06:15:00.000Z',
        payment_method: 'full',
        property: 'Homestay 1',
        check_in_time: '09:00',
        check_out_time: '08:00',
        gate_opens: '06:00',
        gate_closes: '22:00',
        guest_name: 'Asha Mishra',
        check_code: null,
        adults: 2,
        children: 0,
        rooms: [{ id: 1, name: 'Room 1' }],
        breakfast: 0,
        extra_beds: 0,
        charges: [],
        company: null,
        services: [],
        arrival_time: null,
        note: null,
        cancellation_rules: [
          { hours_before: 168, percent: 100 },
          { hours_before: 72, percent: 50 },
        ],
        cancellation_time: '09:00',
        files: { invoice: null, calendar: expect.stringContaining('.ics?key=') },
        language: 'en',
      },
    });
    expect(await freeRooms()).not.toContain(1);
  });

  it('frees the rooms at the instant the hold ends, without a job', async () => {
    const response = await create();
    const { booking_id } = await response.json();
    api.clock.advance(15 * MINUTE - 1);
    expect(await freeRooms()).not.toContain(1);
    api.clock.advance(1);
    expect(await freeRooms()).toContain(1);
    const own = await api.ask(`/public/reservation/${booking_id}`, {
      headers: { Cookie: cookieOf(response) },
    });
    expect(await own.json()).toMatchObject({ reservation: { status: 'Expired' } });
    expect((await create()).status).toBe(201);
  });

  it('releases a pending reservation: its rooms are free, and reading it returns 404', async () => {
    const response = await create();
    const { booking_id } = await response.json();
    const path = `/public/reservation/${booking_id}`;
    const headers = { Cookie: cookieOf(response) };
    expect((await api.ask(path, { method: 'DELETE' })).status).toBe(404);
    const released = await api.ask(path, { method: 'DELETE', headers });
    expect(await released.json()).toEqual({ success: true });
    expect((await api.ask(path, { headers })).status).toBe(404);
    expect((await api.ask(path, { method: 'DELETE', headers })).status).toBe(404);
    expect(await freeRooms()).toContain(1);
  });

  it('accepts two stays back to back, and refuses one that overlaps', async () => {
    expect((await create()).status).toBe(201);
    const next = { check_in: '2026-12-20', check_out: '2026-12-21' };
    expect((await create(next)).status).toBe(201);
    expect(await refusalOf({ check_in: '2026-12-19', check_out: '2026-12-20' })).toMatchObject({
      status: 409,
      success: false,
      code: 'room_taken',
      rooms: [1],
      message: 'Room 1 is no longer available for these dates.',
    });
  });

  it.each([
    [{ check_in: '2026-11-20' }, 409, 'past_dates'],
    [{ check_in: '2027-01-31', check_out: '2027-02-02' }, 409, 'rates_not_open'],
    [{ rooms: [{ id: 3 }] }, 409, 'minimum_stay'],
    [{ rooms: [{ id: 1 }, { id: 7 }] }, 409, 'mixed_stay'],
    [{ rooms: [{ id: 1 }, { id: 2, check_in: '2026-12-19' }] }, 409, 'mixed_stay'],
    [{ rooms: [{ id: 99 }] }, 404, 'not_found'],
    [{ adults: 5 }, 409, 'capacity_exceeded'],
    [{ adults: 0, children: 2 }, 409, 'capacity_exceeded'],
    [{ check_out: '2026-12-18' }, 400, 'bad_request'],
  ])('refuses %o with %i %s and holds nothing', async (changes, status, code) => {
    expect(await refusalOf(changes)).toMatchObject({ status, code, success: false });
    expect(await freeRooms()).toEqual([1, 2, 3, 7]);
  });

  it('tells exactly 4 adults in 1 room to add a second', async () => {
    expect(await refusalOf({ adults: 4 })).toMatchObject({
      error:
        'For 4 adult guests, you need to book at least 2 rooms for comfort. Please increase the room count.',
    });
  });

  it('responds to bad input with a sentence for each field', async () => {
    const { status, fields } = await refusalOf({
      guest_name: ' ',
      guest_email: 'asha@',
      guest_phone: undefined,
    });
    expect(status).toBe(400);
    expect(fields).toEqual({
      guest_name: 'Name is required',
      guest_email: 'Email is invalid',
      guest_phone: 'Phone number is required',
    });
  });

  it('compares every price that is sent and trusts none', async () => {
    const right = {
      rooms: [{ id: 2, price: 6000, discount: 600 }],
      breakfast: 2,
      extra_beds: 1,
      breakfast_charges: 200,
      extra_bed_charges: 400,
      discount: 600,
      rules_discount: 0,
      total_discount: 600,
      total_price: 6000,
      payment_method: 'advance',
      advance_amount: 3000,
    };
    const wrong = await refusalOf({ ...right, total_price: 1 });
    expect(wrong).toMatchObject({
      status: 409,
      code: 'price_changed',
      expected: {
        rooms: [{ id: 2, price: 6000, discount: 600 }],
        breakfast_charges: 200,
        extra_bed_charges: 400,
        total_price: 6000,
        advance_amount: 3000,
      },
    });
    expect(wrong.error).toContain('₹6,000');
    for (const name of [
      'discount',
      'rules_discount',
      'total_discount',
      'advance_amount',
      'breakfast_charges',
    ]) {
      expect(await refusalOf({ ...right, [name]: 7 }), name).toMatchObject({ code: 'price_changed' });
    }
    expect((await create(right)).status).toBe(201);
  });

  it('returns the same reservation for the same key and body, and sets its cookie again', async () => {
    const headers = { 'Idempotency-Key': 'press-1' };
    const first = await create({}, headers);
    const again = await create({}, headers);
    expect(again.status).toBe(201);
    const { booking_id } = await first.json();
    expect((await again.json()).booking_id).toBe(booking_id);
    for (const response of [first, again]) {
      const own = await api.ask(`/public/reservation/${booking_id}`, {
        headers: { Cookie: cookieOf(response) },
      });
      expect(own.status).toBe(200);
    }
    const other = await create({ adults: 1 }, headers);
    expect(await other.json()).toMatchObject({ code: 'idempotency_conflict' });
    api.clock.advance(15 * MINUTE);
    expect(await (await create({}, headers)).json()).toMatchObject({ code: 'reservation_gone' });
  });

  it('compares long keys completely', async () => {
    const key = 'k'.repeat(300);
    const idOf = async (end: string, changes = {}) =>
      (await (await create(changes, { 'Idempotency-Key': `${key}${end}` })).json()).booking_id;
    const first = await idOf('1');
    expect(await idOf('1')).toBe(first);
    expect(await idOf('2', { rooms: [{ id: 2 }] })).toBe(first + 1);
  });

  it('makes one reservation for a key that is sent twice at the same moment', async () => {
    const headers = { 'Idempotency-Key': 'double-click' };
    const answers = await Promise.all([create({}, headers), create({}, headers), create({}, headers)]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).booking_id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toEqual(expect.any(Number));
  });

  it('allows at most 3 open holds per e-mail', async () => {
    for (const day of [10, 11, 12]) {
      const stay = { check_in: `2026-12-${day}`, check_out: `2026-12-${day + 1}` };
      expect((await create(stay)).status).toBe(201);
    }
    const fourth = await create();
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get('Retry-After')).toBe('900');
    api.clock.advance(15 * MINUTE);
    expect((await create()).status).toBe(201);
  });

  it('counts the open holds of an IPv6 customer by their whole network', async () => {
    api.deps.config.trustProxy = 1;
    await create({}, { 'X-Forwarded-For': '2001:db8:1:2:aaaa::1' });
    await create({ rooms: [{ id: 2 }] }, { 'X-Forwarded-For': '2001:db8:1:2:bbbb::1' });
    await create({ rooms: [{ id: 3 }] }, { 'X-Forwarded-For': '2001:db8:1:3:aaaa::1' });
    const holds = await api.deps.db.selectFrom('hold').selectAll().orderBy('id').execute();
    const [first, second, third] = holds.map(({ address_key }) => address_key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(new Set(holds.map(({ network_key }) => network_key)).size).toBe(1);
  });
});
