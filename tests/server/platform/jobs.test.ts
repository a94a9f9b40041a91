import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runDueJobs, startWorkers } from '#server/platform/jobs.ts';

const silent = pino({ level: 'silent' });

afterEach(() => vi.useRealTimers());

describe('background jobs', () => {
  it('run again and again, also after a round that failed', async () => {
    vi.useFakeTimers();
    let rounds = 0;
    const run = async () => {
      rounds += 1;
      throw new Error('on purpose');
    };
    const workers = startWorkers([{ name: 'count', everyMilliseconds: 1000, run }], silent);
    await vi.advanceTimersByTimeAsync(2500);
    expect(rounds).toBe(3);
    await workers.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rounds).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('finish their rounds when they are stopped, however long the pause is', async () => {
    let isDone = false;
    const run = async () => {
      await new Promise(setImmediate);
      isDone = true;
    };
    await startWorkers([{ name: 'slow', everyMilliseconds: 3_600_000, run }], silent).stop();
    expect(isDone).toBe(true);
  });
});

describe('a round of what is due', () => {
  const MINUTE = 60_000;
  const round = async (instant: string) => {
    const ran: string[] = [];
    const job = (name: string, everyMilliseconds: number) => ({
      name,
      everyMilliseconds,
      run: async () => void ran.push(name),
    });
    const jobs = [job('mail', 2000), job('refunds', 30_000), job('hourly', 60 * MINUTE)];
    expect(await runDueJobs(jobs, new Date(instant), silent)).toBe(true);
    return ran;
  };

  it('leaves out in most minutes what is due once an hour', async () => {
    expect(await round('2026-11-21T06:00:40Z')).toEqual(['mail', 'refunds', 'hourly']);
    expect(await round('2026-11-21T06:01:00Z')).toEqual(['mail', 'refunds']);
    expect(await round('2026-11-21T06:59:59Z')).toEqual(['mail', 'refunds']);
  });

  it('continues beside a job that fails, and logs it', async () => {
    let isDone = false;
    const fails = { name: 'fails', everyMilliseconds: 1, run: () => Promise.reject(new Error('on purpose')) };
    const slow = {
      name: 'slow',
      everyMilliseconds: 1,
      run: async () => {
        await new Promise(setImmediate);
        isDone = true;
      },
    };
    expect(await runDueJobs([fails, slow], new Date('2026-11-21T06:00:00Z'), silent)).toBe(false);
    expect(isDone).toBe(true);
  });
});
