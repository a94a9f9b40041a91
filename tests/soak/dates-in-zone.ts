/** One time zone's part of tests/soak/dates.ts, in a process with that zone: `URL every seed turn`. */
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { room } from '#contract/room.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { readConfig } from '#server/platform/config.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { testApp } from '../support/app.ts';
import { type CivilDay, civilDays } from '../support/civil-days.ts';
import { openHomestays } from '../support/homestays.ts';
import { lengthByTurns } from './length-by-turns.ts';
import { checkInBrowser } from './stay-in-the-browser.ts';
import { checkThroughApi } from './stay-through-the-api.ts';

const [url = '', every = '1', seed = '1', turn = ''] = process.argv.slice(2);
const MOST_NIGHTS = 30;
/** A minute before and a minute after midnight in Puri. */
const INSTANTS = ['18:29', '18:31'];

const database = openPostgres(url, { connections: 2, onError: () => {} });
await migrate(database.db);
await openHomestays(database.db);
const days = civilDays(2031);
const indexOf = (requested: string) => days.findIndex(({ date }) => date === requested);
const [first, last] = [indexOf('2026-01-01'), indexOf('2030-12-31')];
await database.db.deleteFrom('room_night').execute();
for (let index = 0; index < days.length; index += 1000) {
  const rate = { room_id: 1, price: 2000, discount: 0, minimum_stay: 1 };
  const nights = days.slice(index, index + 1000).map(({ date }) => ({ ...rate, night: date }));
  await database.db.insertInto('room_night').values(nights).execute();
}

const siteUrl = 'http://localhost:4321';
const config = { ...readConfig({ RATE_LIMITS: 'off' }), siteUrl };
const api = testApp(database, { config });

/** Dates as the database returns them, for many stays in one query. */
async function checkInDatabase(dates: string[]): Promise<void> {
  const { rows } = await sql<{ night: string }>`
    select night from room_night where room_id = 1 and night = any(${dates}::date[]) order by night`.execute(
    database.db,
  );
  assert.deepEqual(
    rows.map(({ night }) => night),
    dates,
  );
}

/** The same stays for the same seed. */
let state = Number(seed);
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}

async function firstRoom(from: CivilDay, to: CivilDay) {
  const search = { checkInDate: from.date, checkOutDate: to.date, guests: 2, timestamp: 1 };
  const answer = await api.ask('/public/check-room-availability', { json: search });
  const { rooms } = z.parse(z.object({ rooms: z.array(room) }), await answer.json());
  const [found] = rooms;
  assert.ok(found);
  return found;
}

let stays = 0;
let bookings = 0;
for (const [half, instant] of INSTANTS.entries()) {
  for (let start = first; start <= last; start += Number(every)) {
    const [before, from] = [days[start - 1], days[start]];
    const fan = days.slice(start + 1, start + 1 + MOST_NIGHTS);
    if (!before || !from) continue;
    const now = new Date(`${before.date}T${instant}:00Z`);
    assert.equal(todayInIndia(now), instant === '18:29' ? before.date : from.date);
    api.clock.set(now);
    const [next = from] = fan;
    const found = await firstRoom(from, next);
    const images = found.images.map(({ file_path }) => ({ url: file_path }));
    const amenities = found.amenities.map(({ name }) => name);
    const shown = { ...found, images, amenities, name: found.room_name, is_ac: true };
    for (const [index, to] of fan.entries()) checkInBrowser(shown, from, to, index + 1, now);
    await checkInDatabase([from, ...fan].map(({ date }) => date));
    stays += fan.length;
    const place = Number(turn) * INSTANTS.length + half;
    const nights = turn === '' ? 1 + random(MOST_NIGHTS) : lengthByTurns(start - first, place);
    if (nights === undefined) continue;
    const to = days[start + nights];
    assert.ok(to);
    await checkThroughApi(api, from, to, nights);
    bookings += 1;
  }
}
await database.close();
process.stdout.write(`${JSON.stringify({ stays, bookings })}\n`);
