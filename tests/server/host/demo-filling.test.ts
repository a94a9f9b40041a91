import { beforeAll, expect, it } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { addDemoBookings, demoJobs } from '#server/host/demo-filling.ts';
import { remindGuests } from '#server/reservations/reminders.ts';
import { mailHost } from '#server/reservations/requests.ts';
import { endUnanswered } from '#server/reservations/unanswered.ts';
import { askGuests } from '#server/reviews/ask-guests.ts';
import { bearer } from '../../support/accounts.ts';
import type { TestApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';

const DAY = 24 * 3_600_000;
const FILLED = ['arrivals', 'in_house', 'departures', 'balances', 'new_bookings', 'unanswered'];

interface Line {
  id: number;
  kind: string;
  paid: number;
  checked_in_at: string | null;
}

const todayOf = (api: TestApp) => todayInIndia(api.clock());
const start = async ({ deps, clock }: TestApp, bookings: 'bookings' | 'rooms' = 'bookings') => {
  await prepareDatabase(deps.db, { demoData: true, now: clock() });
  if (bookings === 'bookings') await addDemoBookings(deps);
};
const bookingsOf = ({ deps }: TestApp) =>
  deps.db.selectFrom('reservation').selectAll().orderBy('id').execute();
const mailsOf = ({ deps }: TestApp) => deps.db.selectFrom('outbox').selectAll().execute();

async function openDesk(api: TestApp, language = 'en') {
  const session = await (await api.ask('/host/demo-session', { method: 'POST', json: {} })).json();
  const headers = { ...bearer(session), 'Accept-Language': language };
  const get = async (path: string) => (await api.ask(path, { headers })).json();
  const act = (path: string, json: object) => api.ask(path, { method: 'POST', headers, json });
  return { get, act };
}

async function takenNights({ deps, clock }: TestApp): Promise<Map<string, number[]>> {
  const rows = await deps.db
    .selectFrom('room_night')
    .select(['night', 'room_id'])
    .where((where) => where.or([where('reservation_id', 'is not', null), where('held_until', '>', clock())]))
    .execute();
  const byNight = Map.groupBy(rows, ({ night }) => night);
  return new Map([...byNight].map(([night, taken]) => [night, taken.map(({ room_id }) => room_id)]));
}

serverTest('the demo lived in', { empty: true }, (api) => {
  beforeAll(() => start(api));

  const expectLivedIn = async () => {
    const day = await (await openDesk(api)).get('/host/today');
    for (const list of FILLED) expect(day[list].length, `${list} on ${day.date}`).toBeGreaterThan(0);
    expect(day.alarms.map(({ kind }: Line) => kind)).toEqual(['channel_conflict', 'awaits_host']);
    expect([...day.not_told, ...day.waitlist]).toEqual([]);
    for (const { source, checked_in_at } of day.in_house)
      expect(checked_in_at === null).toBe(source === 'channel');
    return day;
  };

  it('says what must not be overlooked in the language of whoever reads it', async () => {
    const { alarms } = await (await openDesk(api, 'bn')).get('/host/today');
    expect(alarms).toHaveLength(2);
    // The demo's guests and sites have Latin names; rooms, days and sentences do not.
    for (const { text } of alarms) expect(text).not.toMatch(/Room|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Nov|Dec)/);
  });

  it('has a register of who is in the house, with their IDs seen and the reports made', async () => {
    const today = todayOf(api);
    const desk = await openDesk(api);
    const week = `from=${addDays(today, -7)}&to=${today}`;
    const register = await desk.get(`/host/register?${week}`);
    expect(register.travellers.length).toBeGreaterThan(5);
    expect(register.without_id).toEqual([]);
    for (const { due_at, done_at } of register.form_iii)
      expect(done_at !== null || due_at > api.clock().toISOString()).toBe(true);
  });

  it('fills every list of the day, with people who write, ask, owe, and were sold a room twice', async () => {
    const { alarms, unanswered } = await expectLivedIn();
    expect(alarms[0].text).toMatch(/^Airbnb sold Champa Room on .+ too: SH\d+, .+\.$/);
    expect(alarms[1].text).toMatch(/ asks for Malli Room, .+ Confirm by (\w{3}, \d+ \w{3}, )?11:00 pm/);
    expect(unanswered[0].question.text).toMatch(/\?/);
  });

  it('leaves rooms to guests on every date', async () => {
    const taken = await takenNights(api);
    for (let ahead = 0; ahead < 60; ahead += 1) {
      const rooms = taken.get(addDays(todayOf(api), ahead)) ?? [];
      expect(rooms.length).toBeLessThanOrEqual(ahead < 2 ? 6 : 4);
      expect(rooms.filter((room) => [1, 2, 4, 10].includes(room))).toEqual([]);
      if (ahead > 21) expect(rooms).toEqual([]);
    }
    const json = { checkInDate: todayOf(api), checkOutDate: addDays(todayOf(api), 2), guests: 2 };
    const found = await (await api.ask('/public/check-room-availability', { json })).json();
    expect(found.rooms.length).toBeGreaterThan(3);
  });

  it('has sold enough last month for a report, from every source', async () => {
    const { months } = await (await openDesk(api)).get('/host/reports?from=2026-10-01&to=2026-10-31');
    expect(months[0].nights_sold).toBeGreaterThan(60);
    expect(months[0].revenue).toBeGreaterThan(150_000);
    for (const source of ['web', 'phone', 'whatsapp', 'ota', 'walk_in'])
      expect(months[0].by_source[source].nights, source).toBeGreaterThan(0);
  });

  it('reads its calendars of other sites without the network', async () => {
    const { get, act } = await openDesk(api);
    const { feeds } = await get('/host/channels');
    expect(feeds).toMatchObject([{ state: 'ok' }, { state: 'ok' }]);
    for (const { id } of feeds) {
      const read = await (await act(`/host/feeds/${id}/read`, {})).json();
      expect(read).toMatchObject({ feed: { state: 'ok', problem: null } });
    }
    await expectLivedIn();
  });

  it('adds nothing at other starts of the same day', async () => {
    const first = await bookingsOf(api);
    api.clock.set('2026-11-21T18:00:00Z');
    await Promise.all([start(api), addDemoBookings(api.deps)]);
    expect(await bookingsOf(api)).toEqual(first);
  });

  it('is lived in on every later day, and mails nobody', async () => {
    const [job] = demoJobs(api.deps);
    for (let day = 0; day < 15; day += 1) {
      api.clock.advance(DAY);
      await job?.run();
      await expectLivedIn();
      await remindGuests(api.deps);
      await askGuests(api.deps);
      await mailHost(api.deps);
      await endUnanswered(api.deps, async () => 0);
    }
    expect(await mailsOf(api)).toEqual([]);
  });

  it('has only bookings that are possible', async () => {
    const bookings = await bookingsOf(api);
    for (const row of bookings) {
      expect(row.guest_email).toMatch(/^$|@guest\.example$/);
      expect(row.created_at <= api.clock()).toBe(true);
      if (row.status !== 'confirmed' || row.source === 10 || row.check_out >= todayOf(api)) continue;
      expect(row.checked_out_at).not.toBeNull();
      expect(row).toMatchObject({ paid_paise: row.total * 100, payment_status: 'paid' });
    }
  });
});

serverTest('the demo and the people who try it', { empty: true }, (api) => {
  it('has no booking with the rooms alone', async () => {
    await start(api, 'rooms');
    expect(await bookingsOf(api)).toEqual([]);
    expect((await (await openDesk(api)).get('/host/channels')).feeds).toEqual([]);
  });

  it('never touches what somebody else has booked', async () => {
    const { act } = await openDesk(api);
    const mine: number[] = [];
    const wanted = [1, 3, 5, 6, 7, 8, 9].flatMap((room) => [0, 4, 8].map((ahead) => ({ room, ahead })));
    for (const { room, ahead } of wanted) {
      const made = await act('/host/reservations', {
        room_ids: [room],
        check_in: addDays(todayOf(api), ahead),
        check_out: addDays(todayOf(api), ahead + 3),
        adults: 2,
        state: ahead === 4 ? 'hold' : 'confirmed',
        hold_hours: 168,
        source: 'phone',
        guest: { name: 'Own Guest', phone: '+91 94370 00001' },
      });
      mine.push((await made.json()).booking.id);
    }
    const own = async () => (await bookingsOf(api)).filter(({ id }) => mine.includes(id));
    const nights = () =>
      api.deps.db
        .selectFrom('room_night')
        .select(['night', 'room_id', 'reservation_id', 'hold_id'])
        .where('night', '>=', todayOf(api))
        .where((where) =>
          where.or([where('reservation_id', 'is not', null), where('hold_id', 'is not', null)]),
        )
        .execute();
    const [bookings, taken] = [await own(), await nights()];
    await start(api);
    expect(await own()).toEqual(bookings);
    expect(await nights()).toEqual(expect.arrayContaining(taken));
    const found = await api.deps.db.selectFrom('channel_conflict').select('reservation_id').execute();
    expect(found.filter(({ reservation_id }) => mine.includes(reservation_id))).toEqual([]);
    expect((await bookingsOf(api)).length).toBeGreaterThan(mine.length + 30);
  });

  it('leaves what a person has changed, and goes on a week later', async () => {
    api.clock.advance(12 * DAY);
    await start(api);
    const { get, act } = await openDesk(api);
    const { arrivals, unanswered, alarms } = await get('/host/today');
    const [first, ...others] = arrivals;
    const untouched = others.filter(({ id }: Line) => id !== unanswered[0].id);
    expect((await act(`/host/reservations/${first.id}/cancel`, { refund: 'none' })).status).toBe(200);
    expect((await act(`/host/reservations/${unanswered[0].id}/note`, { text: 'Called.' })).status).toBe(200);
    const request = alarms.find(({ kind }: Line) => kind === 'awaits_host');
    expect((await act(`/host/reservations/${request.reservation_id}/accept`, {})).status).toBe(200);
    api.clock.advance(7 * DAY);
    await start(api);
    const rows = new Map((await bookingsOf(api)).map((row) => [row.id, row]));
    expect(rows.get(first.id)).toMatchObject({ status: 'cancelled', checked_in_at: null });
    for (const { id } of untouched) expect(rows.get(id)?.checked_out_at).not.toBeNull();
    expect(rows.get(unanswered[0].id)).toMatchObject({ checked_in_at: null });
    expect(rows.get(request.reservation_id)).toMatchObject({ awaits_host: false, released_at: null });
    expect((await (await openDesk(api)).get('/host/today')).arrivals).not.toEqual([]);
  });

  it('refunds what was paid online', async () => {
    const { get, act } = await openDesk(api);
    const { bookings } = await get(`/host/reservations?source=web&from=${todayOf(api)}`);
    const paid = bookings.find((line: Line) => line.paid > 0 && line.checked_in_at === null);
    expect((await act(`/host/reservations/${paid.id}/cancel`, { refund: paid.paid })).status).toBe(200);
    const refunds = await api.deps.db.selectFrom('refund').select(['state', 'amount_paise']).execute();
    expect(refunds).toEqual([{ state: 'processed', amount_paise: paid.paid * 100 }]);
  });
});
