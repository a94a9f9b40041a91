import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#domain/calendar.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { bookingRequest } from '../support/homestays.ts';
import { quantile } from './compare.ts';
import type { World } from './world.ts';

function openApp({ database }: World): TestApp {
  const { deps } = testApp(database);
  return testApp(database, { config: { ...deps.config, rateLimits: false } });
}

function create(api: TestApp, number: number, changes: Record<string, unknown>): Promise<Response> {
  const json = bookingRequest({ guest_email: `guest${number}@example.in`, ...changes });
  return api.ask('/public/reservation/create', { json });
}

/** Seconds of each round in which many guests ask for the same room and nights at the same moment. */
export async function raceForTheLastRoom(
  world: World,
  { attempts, rounds }: { attempts: number; rounds: number },
): Promise<number[]> {
  const api = openApp(world);
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stay = { check_in: addDays('2027-01-04', 3 * round), check_out: addDays('2027-01-06', 3 * round) };
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: attempts }, (_, number) => create(api, number, { ...stay, rooms: [{ id: 1 }] })),
    );
    seconds.push((performance.now() - began) / 1000);
    const statuses = Map.groupBy(answers, (answer) => answer.status);
    if (statuses.get(201)?.length !== 1 || statuses.get(409)?.length !== attempts - 1) {
      throw new Error(`not one winner: ${[...statuses.keys()]}`);
    }
  }
  return seconds;
}

/** Milliseconds of reservations that come at an even pace, each for a room and nights of its own. */
export async function createSteadily(
  world: World,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ p50: number; p99: number }> {
  const api = openApp(world);
  const took: Promise<number>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const check_in = addDays('2027-02-01', Math.floor(number / 4));
    const room = [2, 3, 4, 6][number % 4];
    const changes = { check_in, check_out: addDays(check_in, 1), rooms: [{ id: room }] };
    const began = performance.now();
    took.push(
      create(api, number, changes).then((answer) => {
        if (answer.status !== 201) throw new Error(`a reservation was answered ${answer.status}`);
        return performance.now() - began;
      }),
    );
    await pause(1000 / perSecond);
  }
  const all = await Promise.all(took);
  return { p50: quantile(all, 0.5), p99: quantile(all, 0.99) };
}
