import { expect, onTestFinished, test } from 'vitest';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { entriesOf, join, offered, openLink, STAY, waitlistToken } from '../../support/waitlist.ts';

const MINUTE = 60_000;

serverTest('a room held for a waitlist entry', { anew: true }, (api) => {
  const entries = () => entriesOf(api);
  const search = async (headers = {}) => {
    const json = { checkInDate: STAY.check_in, checkOutDate: STAY.check_out, guests: 2 };
    const { rooms } = await (await api.ask('/public/check-room-availability', { json, headers })).json();
    return rooms.map(({ id }: { id: number }) => id);
  };
  const room = async (headers = {}) => {
    const query = `checkin_date=${STAY.check_in}&checkout_date=${STAY.check_out}`;
    return (await (await api.ask(`/public/room/1?${query}`, { headers })).json()).room;
  };
  const book = (headers: object, changes = {}) =>
    api.ask('/public/reservation/create', { json: bookingRequest(changes), headers: { ...headers } });
  /** Room 1 is full, a guest waits for it, it becomes free and is held. */
  const offerTo = async (email: string) => {
    await join(api, email);
    await offerFreedRooms(api.deps);
    return openLink(api, await waitlistToken(api, email, 'waiting_offer'));
  };

  test('a room that becomes free is held for the waiting guest only', async () => {
    const other = await heldBooking(api);
    await join(api, 'asha@example.in');
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([]);
    await api.ask(`/public/reservation/${other.id}`, { method: 'DELETE', headers: other.headers });
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual(['asha@example.in']);
    expect(await search()).not.toContain(1);
    expect((await room()).available).toBe(false);
    expect((await book({})).status).toBe(409);

    const link = await openLink(api, await waitlistToken(api, 'asha@example.in', 'waiting_offer'));
    const held_until = new Date(api.clock().getTime() + 120 * MINUTE).toISOString();
    expect(link.entry).toEqual({
      state: 'offered',
      ...STAY,
      guests: 2,
      children: 0,
      rooms: [{ id: 1, name: 'Room 1' }],
      held_until,
    });
    expect(await search(link.headers)).toContain(1);
    expect(await room(link.headers)).toMatchObject({ available: true, held_until });
    expect((await book(link.headers)).status).toBe(201);
    expect(await entries()).toMatchObject([{ state: 'booked' }]);
    const taken = await api.deps.db
      .selectFrom('room_night')
      .selectAll()
      .where('hold_id', 'is not', null)
      .orderBy('night')
      .execute();
    expect(taken.map(({ night, room_id }) => `${night} ${room_id}`)).toEqual([
      '2026-12-18 1',
      '2026-12-19 1',
    ]);
    expect((await book(link.headers)).status).toBe(409);
  });

  test('the offer is mailed with its end, and not after it', async () => {
    await offerTo('asha@example.in');
    const [mail] = await newestMail(api.deps.db, 1);
    if (!mail) throw new Error('no mail');
    const { subject, text } = await composeMail(mail, api.deps);
    expect(subject).toBe('A room is free for you: Fri, 18 Dec 2026');
    // The test's clock is at 11:30 in Puri.
    expect(text).toContain('We hold it for you until 1:30 pm on Sat, 21 Nov 2026 (Indian time).');
    expect(text).toMatch(/Room: +Room 1/);
    expect(text).toMatch(/Book this room:\nhttp:\/\/localhost:4321\/waiting-list\/[\w-]{43}\n/);
  });

  test('an offer ends at its very instant, and is not a booking', async () => {
    const link = await offerTo('asha@example.in');
    api.clock.advance(120 * MINUTE - 1);
    expect(await search(link.headers)).toContain(1);
    expect(await search()).not.toContain(1);
    api.clock.advance(1);
    expect(await search()).toContain(1);
    expect(await room(link.headers)).toMatchObject({ available: true, held_until: null });
    expect(
      (await openLink(api, await waitlistToken(api, 'asha@example.in', 'waiting_offer'))).entry,
    ).toMatchObject({
      state: 'lapsed',
      held_until: null,
    });
    const [entry] = await entries();
    expect((await api.ask(`/public/reservation/${entry?.offer_id}`)).status).toBe(404);
  });

  test('an offer has a price even if the host accepts only longer stays since', async () => {
    const link = await offerTo('asha@example.in');
    const takeFrom = (minimum_stay: number) =>
      api.deps.db.updateTable('room_night').set({ minimum_stay }).where('room_id', '=', 1).execute();
    onTestFinished(async () => void (await takeFrom(1)));
    await takeFrom(5);
    const found = async (headers = {}) => {
      const json = { checkInDate: STAY.check_in, checkOutDate: STAY.check_out, guests: 2 };
      const answer = await api.ask('/public/check-room-availability', { json, headers });
      return (await answer.json()).rooms.find(({ id }: { id: number }) => id === 1);
    };
    expect(await found(link.headers)).toMatchObject({ pricing_error: null, final_price: 4000 });
    expect(await room(link.headers)).toMatchObject({ pricing_error: null, final_price: 4000 });
    expect((await book(link.headers)).status).toBe(201);
    api.clock.advance(120 * MINUTE);
    expect(await found()).toMatchObject({ pricing_error_type: 'minimum_stay_violation' });
  });

  test('offers do not count among the holds of an e-mail', async () => {
    for (const check_in of ['2026-12-02', '2026-12-04', '2026-12-06', '2026-12-08']) {
      const check_out = check_in.replace(/\d\d$/, (day) => String(Number(day) + 1).padStart(2, '0'));
      await join(api, 'asha@example.in', { check_in, check_out });
      api.clock.advance(8 * 60 * MINUTE);
    }
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toHaveLength(4);
    expect((await book({})).status).toBe(201);
  });

  test('closing the payment window restores the offer until the same instant', async () => {
    const link = await offerTo('asha@example.in');
    const held = await book(link.headers);
    const { booking_id: id } = await held.json();
    const cookie = held.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    api.clock.advance(10 * MINUTE);
    await api.ask(`/public/reservation/${id}`, { method: 'DELETE', headers: { Cookie: cookie } });
    expect(await search()).not.toContain(1);
    expect(await room(link.headers)).toMatchObject({ available: true, held_until: link.entry.held_until });
    expect((await book(link.headers)).status).toBe(201);
  });

  test('an unpaid booking that expired is reported as such', async () => {
    const link = await offerTo('asha@example.in');
    await book(link.headers);
    const token = await waitlistToken(api, 'asha@example.in', 'waiting_offer');
    expect((await openLink(api, token)).entry.state).toBe('booked');
    api.clock.advance(15 * MINUTE);
    expect((await openLink(api, token)).entry).toMatchObject({ state: 'lapsed', held_until: null });
  });

  test('a booking of something else leaves the offer unchanged', async () => {
    const link = await offerTo('asha@example.in');
    expect((await book(link.headers, { rooms: [{ id: 2 }] })).status).toBe(201);
    expect(await entries()).toMatchObject([{ state: 'offered' }]);
    expect(await search(link.headers)).toContain(1);
  });

  test('a stay shorter than the offer frees the other nights', async () => {
    const link = await offerTo('asha@example.in');
    expect((await book(link.headers, { check_out: '2026-12-19' })).status).toBe(201);
    const nights = await api.deps.db
      .selectFrom('room_night')
      .select('night')
      .where('hold_id', 'is not', null)
      .orderBy('night')
      .execute();
    expect(nights).toEqual([{ night: '2026-12-18' }]);
  });

  test('leaving frees the room for the next guest, and the link opens nothing more', async () => {
    const link = await offerTo('asha@example.in');
    await join(api, 'ravi@example.in');
    const token = await waitlistToken(api, 'asha@example.in', 'waiting_joined');
    const left = await api.ask('/public/waiting-list/leave', { json: { token } });
    expect(await left.json()).toMatchObject({ entry: { state: 'left', held_until: null } });
    expect(await search(link.headers)).toContain(1);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual(['asha@example.in', 'ravi@example.in']);
    expect(await search(link.headers)).not.toContain(1);
    const again = await api.ask('/public/waiting-list/leave', { json: { token } });
    expect((await again.json()).entry.state).toBe('left');
    // The entry is deleted, so the same guest may join again.
    expect((await join(api, 'asha@example.in')).status).toBe(201);
    expect((await entries()).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });

  test('leaving after booking releases nothing', async () => {
    const link = await offerTo('asha@example.in');
    await book(link.headers);
    const token = await waitlistToken(api, 'asha@example.in', 'waiting_joined');
    const left = await api.ask('/public/waiting-list/leave', { json: { token } });
    expect((await left.json()).entry.state).toBe('booked');
    expect(await search()).not.toContain(1);
  });

  test.each(['open', 'leave'])('a guessed token cannot %s', async (what) => {
    const answer = await api.ask(`/public/waiting-list/${what}`, { json: { token: 'guessed' } });
    expect(answer.status).toBe(404);
  });

  test('any room means the cheapest that fits the party and can be sold', async () => {
    await join(api, 'asha@example.in', { room_id: null });
    await join(api, 'ravi@example.in', { room_id: null });
    await offerFreedRooms(api.deps);
    const rooms: number[] = [];
    for (const email of ['asha@example.in', 'ravi@example.in']) {
      rooms.push((await openLink(api, await waitlistToken(api, email, 'waiting_offer'))).entry.rooms[0].id);
    }
    // Room 3 is cheaper than room 1, but needs at least three nights.
    expect(rooms).toEqual([7, 1]);
  });

  test('nights that the host closed and opened again are offered, too', async () => {
    const set = (closed: boolean) => api.deps.db.updateTable('room_night').set({ closed }).execute();
    await join(api, 'asha@example.in');
    await set(true);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([]);
    await set(false);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual(['asha@example.in']);
  });

  test('a stay that has begun is offered to no guest, and deleted a month later', async () => {
    await paidBooking(api);
    await join(api, 'asha@example.in');
    api.clock.set('2026-12-19T06:00:00Z');
    await offerFreedRooms(api.deps);
    expect(await entries()).toMatchObject([{ state: 'passed' }]);
    await dropExpired(api.deps.db, api.clock());
    expect(await entries()).toHaveLength(1);
    api.clock.set('2027-01-19T06:00:00Z');
    await dropExpired(api.deps.db, api.clock());
    expect(await entries()).toEqual([]);
  });
});
