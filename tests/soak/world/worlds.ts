import { availableParallelism } from 'node:os';
import { HOUR } from '#domain/dates/duration.ts';
import { playInProcess } from '../play-in-process.ts';
import type { Lived } from './world.ts';

export interface WorldOfSeed {
  seed: number;
  days: number;
  /** The file of a migrated database. */
  template: string;
  /** The checkout whose code is played. */
  folder?: string;
}

/** Plays a world in a process of its own; returns its figures, or the first line of what broke. */
export async function playApart({
  seed,
  days,
  template,
  folder = '.',
}: WorldOfSeed): Promise<Lived | string> {
  const words = ['--seed', `${seed}`, '--days', `${days}`, '--template', template];
  const played = await playInProcess('tests/soak/world/play.ts', words, folder);
  return typeof played === 'string' ? played : (played as Lived);
}

/** Lets worlds live, one on each core and one seed after the other, until the time is over. Throws what broke. */
export async function liveInWorlds({
  seed,
  isOver,
  ...world
}: WorldOfSeed & { isOver: () => boolean }): Promise<Record<string, number>> {
  const sums = { houseYears: 0, lines: 0, deaths: 0, bookings: 0, payments: 0 };
  const began = performance.now();
  let next = seed;
  const liveOnOneCore = async () => {
    while (!isOver()) {
      const own = next;
      next += 1;
      const lived = await playApart({ ...world, seed: own });
      if (typeof lived === 'string') throw new Error(`The world of seed ${own} broke: ${lived}`);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += lived[name];
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, liveOnOneCore));
  const { houseYears, ...counts } = sums;
  const hours = (performance.now() - began) / HOUR;
  return {
    worlds: next - seed,
    ...counts,
    'house-years': Math.round(houseYears),
    'house-years an hour': Math.round(houseYears / hours),
  };
}
