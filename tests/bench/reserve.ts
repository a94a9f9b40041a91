import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#domain/dates/calendar.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { bookingRequest } from '../support/homestays.ts';
import { type Bench, compare, ms, NONE, quantile, type Round, seconds } from './bench.ts';
import type { BenchDatabase } from './context.ts';

const ATTEMPTS = 1000;
const PER_SECOND = 50;
/** Rooms of one homestay for two guests that can be booked for one night. */
const STEADY_ROOMS = [2, 3, 4, 6];
const FIRST_NIGHT = '2027-01-04';

/** A guest, by number, tries to get one night of a room; returns whether they got it. */
type Reserve = (number: number, room: number, night: string) => Promise<boolean>;

/** P8: the rush for a last room, and reservations at an even pace, against a driver that writes one row for each. */
export async function reserveRooms({ postgres, isQuick, rounds, report }: Bench): Promise<void> {
  const [ours, bare] = [reserveHere(postgres), await reserveBare(postgres)];
  const races: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const night = addDays(FIRST_NIGHT, round);
    races.push({ ours: await race(ours, night), baseline: await race(bare, night) });
  }
  const what = `${ATTEMPTS.toLocaleString('en')} attempts at the last room at once, one winner each time`;
  report(what, ...compare(races, seconds), '≤ 1 s');
  const [own, base]: [number[], number[]] = [[], []];
  const length = isQuick ? 1 : 4;
  const nights = Math.ceil((length * PER_SECOND) / STEADY_ROOMS.length);
  for (let round = 0; round < rounds; round += 1) {
    const from = addDays(FIRST_NIGHT, 30 + round * nights);
    own.push(...(await reserveSteadily(ours, from, length)));
    base.push(...(await reserveSteadily(bare, from, length)));
  }
  const at = (share: number): Round[] => [{ ours: quantile(own, share), baseline: quantile(base, share) }];
  report(`a reservation at ${PER_SECOND} a second, p50`, ...compare(at(0.5), ms), NONE);
  report(`a reservation at ${PER_SECOND} a second, p99`, ...compare(at(0.99), ms), '≤ 20 ms');
}

function reserveHere({ database }: BenchDatabase): Reserve {
  const { deps } = testApp(database);
  const api: TestApp = testApp(database, { config: { ...deps.config, rateLimits: false } });
  return async (number, room, night) => {
    const stay = { check_in: night, check_out: addDays(night, 1) };
    const guest = { guest_email: `guest${number}@example.in` };
    const json = bookingRequest({ ...guest, ...stay, rooms: [{ id: room }] });
    const { status } = await api.ask('/public/reservation/create', { json });
    if (status !== 201 && status !== 409) throw new Error(`a reservation was answered ${status}`);
    return status === 201;
  };
}

/** The minimum of getting a night: the driver and one row, without prices, holds, limits or the guest. */
async function reserveBare({ database: { pool } }: BenchDatabase): Promise<Reserve> {
  await pool.query(`create table if not exists bare_night
    (room integer, night date, guest integer not null, primary key (room, night))`);
  return async (number, room, night) => {
    const insert = 'insert into bare_night values ($1, $2, $3) on conflict do nothing';
    const { rowCount } = await pool.query(insert, [room, night, number]);
    return rowCount === 1;
  };
}

/** Seconds in which many guests request the same room and night at the same moment. */
async function race(reserve: Reserve, night: string): Promise<number> {
  const began = performance.now();
  const won = await Promise.all(Array.from({ length: ATTEMPTS }, (_, number) => reserve(number, 1, night)));
  const took = (performance.now() - began) / 1000;
  const winners = won.filter(Boolean).length;
  if (winners !== 1) throw new Error(`${winners} winners of one room`);
  return took;
}

/** Milliseconds of each of so many seconds' reservations at an even pace, each with a room and night of its own. */
async function reserveSteadily(reserve: Reserve, from: string, length: number): Promise<number[]> {
  const took: Promise<number>[] = [];
  for (let number = 0; number < PER_SECOND * length; number += 1) {
    const room = STEADY_ROOMS[number % STEADY_ROOMS.length] as number;
    const began = performance.now();
    took.push(
      reserve(number, room, addDays(from, Math.floor(number / STEADY_ROOMS.length))).then((won) => {
        if (!won) throw new Error('a free room was refused');
        return performance.now() - began;
      }),
    );
    await pause(1000 / PER_SECOND);
  }
  return await Promise.all(took);
}
