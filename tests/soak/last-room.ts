import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { expectBalancedBooks } from '../support/books.ts';

const ROOMS = [{ id: 1 }, { id: 2 }, { id: 3 }];

/** The guests' requests, by their number. */
export const CARTS = {
  'one-room carts': () => ({ rooms: [{ id: 1 }] }),
  'three-room carts in opposite orders': (number: number) => ({
    check_out: '2026-12-21',
    adults: 6,
    rooms: number % 2 === 0 ? ROOMS : ROOMS.toReversed(),
  }),
};

export interface Attempts {
  carts: keyof typeof CARTS;
  /** The number of the first guest, and how many there are. */
  from: number;
  count: number;
  /** The instant of their requests. */
  at: string;
}
export type Outcomes = Record<string, number>;

const GUESTS = join(import.meta.dirname, 'guests.ts');
const START = Date.parse('2026-11-21T06:00:00Z');
/** Longer than a hold: the rooms of one run are free again in the next. */
const BETWEEN_RUNS = 16 * 60_000;

/**
 * Quality goal R1: guests of one process, or of several, want the last rooms at the same moment, again and again. One
 * gets them, all others are told that they are taken. Returns the runs.
 */
export async function raceForTheLastRoom(
  database: OpenDatabase,
  form: {
    processes: number;
    carts: keyof typeof CARTS;
    attempts: number;
    runs: number;
    isOver: () => boolean;
  },
): Promise<number> {
  const { processes, carts, attempts, isOver } = form;
  const url = String(database.pool.options.connectionString);
  const children = await Promise.all(Array.from({ length: processes }, () => startGuests(url)));
  const count = attempts / processes;
  try {
    for (let run = 0; run < form.runs; run += 1) {
      if (isOver()) return run;
      const at = new Date(START + run * BETWEEN_RUNS).toISOString();
      const all = await Promise.all(
        children.map((child, index) => tryAll(child, { carts, from: index * count, count, at })),
      );
      expect(add(all)).toEqual({ held: 1, '409 room_taken': attempts - 1 });
      await expectOneHolder(database, new Date(at), CARTS[carts](0).rooms.length);
    }
    await expectBalancedBooks(database.db);
    return form.runs;
  } finally {
    for (const child of children) child.kill();
  }
}

async function startGuests(url: string): Promise<ChildProcess> {
  const child = fork(GUESTS, [url], { execArgv: [] });
  await once(child, 'message');
  return child;
}

async function tryAll(child: ChildProcess, attempts: Attempts): Promise<Outcomes> {
  const answered = once(child, 'message');
  child.send(attempts);
  const [outcomes] = await answered;
  return outcomes;
}

function add(all: readonly Outcomes[]): Outcomes {
  const sum: Outcomes = {};
  for (const outcomes of all)
    for (const [outcome, count] of Object.entries(outcomes)) sum[outcome] = (sum[outcome] ?? 0) + count;
  return sum;
}

/** All rooms of the run are held, by one hold. */
async function expectOneHolder({ db }: OpenDatabase, now: Date, rooms: number): Promise<void> {
  const held = await db
    .selectFrom('room_night')
    .select(['hold_id', 'room_id'])
    .where('held_until', '>', now)
    .execute();
  expect(new Set(held.map(({ hold_id }) => hold_id)).size).toBe(1);
  expect(new Set(held.map(({ room_id }) => room_id)).size).toBe(rooms);
}
