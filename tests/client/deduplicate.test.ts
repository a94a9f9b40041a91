import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deduplicate } from '#client/deduplicate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a repeated question', () => {
  it('is answered by the one in flight', async () => {
    let answer = (_: number) => {};
    const ask = vi.fn((_: { guests: number }) => new Promise<number>((resolve) => (answer = resolve)));
    const shared = deduplicate(ask);
    const both = [shared({ guests: 2 }), shared({ guests: 2 })];
    await vi.advanceTimersByTimeAsync(60_000);
    both.push(shared({ guests: 2 }));
    answer(7);
    expect(await Promise.all(both)).toEqual([7, 7, 7]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is answered by the recent answer for about one second, then asked afresh', async () => {
    const ask = vi.fn(async (_: string) => ask.mock.calls.length);
    const shared = deduplicate(ask);
    expect(await shared('a')).toBe(1);
    await vi.advanceTimersByTimeAsync(990);
    expect(await shared('a')).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(await shared('a')).toBe(2);
  });

  it('is asked afresh by a page that slept in the back/forward cache, whose timers stood still', async () => {
    const ask = vi.fn(async (_: string) => ask.mock.calls.length);
    const shared = deduplicate(ask);
    await shared('a');
    vi.setSystemTime(Date.now() + 60_000);
    expect(await shared('a')).toBe(2);
  });

  it('is a different one with other dates or guests', async () => {
    const ask = vi.fn(async (question: { guests: number }) => question.guests);
    const shared = deduplicate(ask);
    expect(await Promise.all([shared({ guests: 2 }), shared({ guests: 3 })])).toEqual([2, 3]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked again at once after a failure', async () => {
    const ask = vi.fn(async (_: string): Promise<string> => {
      if (ask.mock.calls.length === 1) throw new Error('down');
      return 'up';
    });
    const shared = deduplicate(ask);
    await expect(shared('a')).rejects.toThrow('down');
    expect(await shared('a')).toBe('up');
  });
});
