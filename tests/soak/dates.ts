/**
 * `node tests/soak/dates.ts [--once] [--every 1] [--book-every 1] [--seed 1]`: every check-in from 2026 to 2030 with 1 to
 * 30 nights, in four time zones, a minute before and a minute after midnight in Puri. Search, card, cart, calendar file
 * and database are compared for each of these 438,060 stays. A stay of each check-in, its length drawn by the seed, is
 * booked and paid for, and its database rows, its invoice and its mails are read: 14,608 bookings, eight of each day.
 * A booking takes as long as some hundred stays, therefore `--once` books each day in one of the eight, by turns, with
 * lengths by turns: 1,826 bookings, in which every zone and minute meets every length and every day of the week, and
 * every length every day of the week. `--every 90` takes every 90th check-in, `--book-every 20` books on every 20th of
 * those. Stops at the first difference.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod/mini';
import { startPostgres } from '../support/postgres.ts';
import { onServer } from '../support/templates.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'];

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    'book-every': { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    once: { type: 'boolean', default: false },
  },
});
const child = join(import.meta.dirname, 'dates-in-zone.ts');
const figures = z.object({ stays: z.int(), bookings: z.int() });
const started = performance.now();
const total = { stays: 0, bookings: 0 };
const postgres = await startPostgres();
try {
  for (const [index, zone] of ZONES.entries()) {
    const url = new URL(postgres.url);
    url.pathname = `dates_${index}`;
    await onServer(postgres.url, `create database dates_${index}`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [child, url.href, values.every, values['book-every'], values.seed, values.once ? `${index}` : ''],
      { env: { ...process.env, TZ: zone }, maxBuffer: 2 ** 26 },
    );
    const { stays, bookings } = z.parse(figures, JSON.parse(stdout));
    total.stays += stays;
    total.bookings += bookings;
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${zone}: ${stays} stays, ${bookings} booked (${seconds} s)\n`);
  }
} finally {
  await postgres.stop();
}
process.stdout.write(`${JSON.stringify(total)}\n`);
