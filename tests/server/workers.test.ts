import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startWorkers } from '#server/workers.ts';

const silent = pino({ level: 'silent' });

describe('background jobs', () => {
  it('run now and again, also after a round that failed', async () => {
    const { promise: thrice, resolve } = Promise.withResolvers<void>();
    let rounds = 0;
    const run = async () => {
      rounds += 1;
      if (rounds === 3) resolve();
      throw new Error('on purpose');
    };
    const workers = startWorkers([{ name: 'count', everyMilliseconds: 1, run }], silent);
    await thrice;
    await workers.stop();
    const ended = rounds;
    await new Promise((done) => setTimeout(done, 20));
    expect(rounds).toBe(ended);
  });

  it('are waited for when they stop, however long the pause is', async () => {
    let isDone = false;
    const run = async () => {
      await new Promise((done) => setTimeout(done, 30));
      isDone = true;
    };
    await startWorkers([{ name: 'slow', everyMilliseconds: 3_600_000, run }], silent).stop();
    expect(isDone).toBe(true);
  });
});
