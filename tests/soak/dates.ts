import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { startPostgres } from '../support/postgres.ts';
import { onServer } from '../support/templates.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const CHILD = join(import.meta.dirname, 'dates-in-zone.ts');

const figures = z.object({ stays: z.int(), bookings: z.int() });

interface Form {
  seed: number;
  /** Checks one check-in of so many. */
  every?: number;
  /** Books each day in one zone and minute instead of all eight. */
  once?: boolean;
}

/**
 * Every check-in from 2026 to 2030 with 1 to 30 nights, in four time zones, a minute before and a minute after midnight in
 * Puri. Search, card, cart, calendar file and database are compared for each of these 438,240 stays. A stay of each
 * check-in, its length drawn by the seed, is booked and paid for, and its database rows, its invoice and its mails are
 * read: 14,608 bookings, eight of each day. A booking takes as long as some hundred stays, therefore `once` books each
 * day in one of the eight, by turns, with lengths by turns: 1,826 bookings, in which every zone and minute meets every
 * length and every day of the week, and every length every day of the week. Throws at the first difference.
 */
export async function checkDates({ seed, every = 1, once = false }: Form) {
  const total = { stays: 0, bookings: 0 };
  const postgres = await startPostgres();
  try {
    for (const [index, zone] of ZONES.entries()) {
      const url = new URL(postgres.url);
      url.pathname = `dates_${index}`;
      await onServer(postgres.url, `create database dates_${index}`);
      const args = [CHILD, url.href, `${every}`, `${seed}`, once ? `${index}` : ''];
      const env = { ...process.env, TZ: zone };
      const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 });
      const { stays, bookings } = z.parse(figures, JSON.parse(stdout));
      total.stays += stays;
      total.bookings += bookings;
    }
  } finally {
    await postgres.stop();
  }
  return total;
}
