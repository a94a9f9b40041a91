import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISPUTE_STEPS, type DisputeStatus, isNewer } from '#domain/money/dispute.ts';

const NAMES = Object.keys(DISPUTE_STEPS) as DisputeStatus[];
const told = (status: DisputeStatus, hour: number) => ({ status, told_at: new Date(hour * 3_600_000) });

test('an ended dispute is final; before, the newest report counts', () => {
  expect(isNewer(told('under_review', 2), told('open', 1))).toBe(true);
  expect(isNewer(told('open', 1), told('under_review', 2))).toBe(false);
  expect(isNewer(told('under_review', 4), told('action_required', 3))).toBe(true);
  expect(isNewer(told('action_required', 9), told('won', 1))).toBe(false);
  expect(isNewer(told('lost', 1), told('won', 9))).toBe(true);
  expect(isNewer(told('won', 9), told('lost', 1))).toBe(false);
  expect(isNewer(told('won', 9), told('won', 1))).toBe(false);
  expect(isNewer(told('open', 1), told('under_review', 1))).toBe(false);
});

test('repeated reports in any order give the same result', () => {
  const update = fc.uniqueArray(fc.record({ status: fc.constantFrom(...NAMES), hour: fc.nat(1000) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ hour }) => hour,
  });
  fc.assert(
    fc.property(
      update.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
      ),
      ([all, shuffled]) => {
        const last = (list: typeof all) =>
          list
            .map(({ status, hour }) => told(status, hour))
            .reduce((known, reported) => (isNewer(reported, known) ? reported : known)).status;
        expect(last(shuffled)).toBe(last(all));
      },
    ),
  );
});
