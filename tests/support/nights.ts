/** The tests of a run share one server, so each test books nights that belong to it alone. */
import { type APIRequestContext, test } from 'playwright/test';
import * as z from 'zod/mini';
import { addDays } from '#domain/dates/calendar.ts';
import { type Stay, stayIn } from './booking.ts';

/** Tests book between these days, counted from today. Earlier days stay free for tests that only read. */
const FIRST_DAY = 91;
const LAST_DAY = 355;
/** A test takes a whole block, so that it may also book the nights around its stay. */
const BLOCK_DAYS = 8;

const calendar = z.object({ days: z.array(z.object({ date: z.string(), free: z.int() })) });

export const EVERY_ROOM = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const taken = new Map<number, Set<number>>();

/** Returns a stay in rooms that are also free three days before and after it. Workers have different blocks. */
export async function ownStay(
  request: APIRequestContext,
  rooms: number | number[],
  nights = 2,
): Promise<Stay> {
  const { parallelIndex, config } = test.info();
  const requested = [rooms].flat();
  const free = await Promise.all(requested.map((room) => freeDays(request, room)));
  for (let block = parallelIndex; blockDay(block + 1) <= LAST_DAY; block += config.workers) {
    const stay = stayIn(blockDay(block) + 3, nights);
    const days = Array.from({ length: BLOCK_DAYS }, (_, day) => addDays(stay.checkIn, day - 3));
    const isTaken = requested.some((room) => taken.get(room)?.has(block));
    if (isTaken || !free.every((dates) => days.every((date) => dates.has(date)))) continue;
    for (const room of requested) taken.set(room, (taken.get(room) ?? new Set()).add(block));
    return stay;
  }
  throw new Error(`Rooms ${requested.join(', ')} have no nights left for another test`);
}

const blockDay = (block: number) => FIRST_DAY + block * BLOCK_DAYS;

async function freeDays(request: APIRequestContext, room: number): Promise<Set<string>> {
  const { checkIn: from, checkOut: to } = stayIn(FIRST_DAY, LAST_DAY - FIRST_DAY);
  const answer = await request.get('/api/public/calendar', { params: { from, to, room_id: room } });
  if (!answer.ok()) throw new Error(`The calendar of room ${room}: ${await answer.text()}`);
  const { days } = z.parse(calendar, await answer.json());
  return new Set(days.filter(({ free }) => free > 0).map(({ date }) => date));
}
