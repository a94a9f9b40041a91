import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The quick form; the whole of it is `node tests/soak/dates.ts`. */
test('card, cart, database, invoice and mail agree on the dates, wherever the clocks stand', async () => {
  const sample = ['tests/soak/dates.ts', '--every', '900', '--seed', '7'];
  const { stdout } = await promisify(execFile)(process.execPath, sample, { maxBuffer: 2 ** 26 });
  expect(JSON.parse(stdout)).toEqual({ stays: 4 * 2 * 3 * 30, bookings: 4 * 2 * 3 });
}, 240_000);
