import { expect, test } from 'vitest';
import { readRange } from '#server/host/tasks.ts';

const week = { from: 0, to: 7 };

test('the days of a report come from options, or are counted from today', () => {
  expect(readRange([], '2026-12-01', week)).toEqual({ from: '2026-12-01', to: '2026-12-08' });
  expect(readRange(['--from', '2026-12-18'], '2026-12-01', week)).toEqual({
    from: '2026-12-18',
    to: '2026-12-25',
  });
  expect(readRange(['--from', '2026-12-18', '--to', '2026-12-18'], '2026-12-01', week)).toEqual({
    from: '2026-12-18',
    to: '2026-12-18',
  });
});

test.each([
  [['--from', 'soon'], '--from must be a date such as 2026-12-18.'],
  [['--to', '18.12.2026'], '--to must be a date such as 2026-12-18.'],
  [['--from', '2026-12-18', '--to', '2026-12-17'], '--to must not be before --from.'],
])('%j is refused', (args, sentence) => {
  expect(() => readRange(args, '2026-12-01', week)).toThrow(sentence);
});
