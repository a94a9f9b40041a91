import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClock } from '#server/platform/database/clock.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bothDatabases, concurrentDatabase } from '../../../support/database.ts';

const silent = pino({ level: 'silent' });
const SLACK = 5000;

describe('the clock, on PostgreSQL', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await concurrentDatabase.openNew();
  });
  afterAll(() => open.close());
  const off = (milliseconds: number) => () => Date.now() + milliseconds;
  const wrongBy = (now: Date) => Math.abs(now.getTime() - Date.now());

  test.each([-300_000, 300_000])('is that of the database when the machine is off by %d ms', async (skew) => {
    const clock = await openClock(open, silent, off(skew));
    expect(wrongBy(clock.now())).toBeLessThan(SLACK);
  });

  test('is the machine’s own when it is right, to the millisecond', async () => {
    let now = Date.now();
    const clock = await openClock(open, silent, () => now);
    expect(clock.now().getTime()).toBe(now);
    now += 12;
    expect(clock.now().getTime()).toBe(now);
  });

  test('is measured again after a minute, or when the machine’s clock was set', async () => {
    let skew = 0;
    const clock = await openClock(open, silent, () => Date.now() + skew);
    for (skew of [600_000, -600_000]) {
      await clock.measureWhenOld();
      expect(wrongBy(clock.now())).toBeLessThan(SLACK);
    }
    skew += 30_000;
    await clock.measureWhenOld();
    expect(wrongBy(clock.now())).toBeGreaterThan(SLACK);
  });

  test('stays unchanged while the database does not respond, and warns once when it is off', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line).msg) });
    const other = await concurrentDatabase.openNew();
    const clock = await openClock(other, log, off(300_000));
    await clock.measure();
    expect(lines).toEqual([
      'this machine and the database disagree about the time; the time of the database is used',
    ]);
    await other.close();
    await clock.measure();
    expect(lines.slice(1)).toEqual(['the time of the database could not be read']);
    expect(wrongBy(clock.now())).toBeLessThan(SLACK);
  });
});

test('is that of the process with the embedded database', async () => {
  const [embedded] = bothDatabases;
  const open = await embedded?.openNew();
  if (!open) throw new Error('no embedded database');
  const clock = await openClock(open, silent, () => Date.parse('2020-01-01'));
  expect(clock.now().toISOString()).toBe('2020-01-01T00:00:00.000Z');
  await open.close();
});
