import { expect, test } from 'vitest';
import { policies } from '#contract/room.ts';
import { POLICY_NAMES, policiesByName, policyFile } from '#domain/policy.ts';

test('the names are exactly those of the contract', () => {
  expect([...POLICY_NAMES].sort()).toEqual(Object.keys(policies.shape).sort());
});

test('a policy is kept in a file of its name', () => {
  expect(policyFile('gateTimings')).toBe('gate-timings');
  expect(policyFile('pets')).toBe('pets');
});

test('the twelve rules are found by name, others left out', () => {
  const rules = new Map<string, string>(POLICY_NAMES.map((name) => [policyFile(name), `rule of ${name}`]));
  rules.set('quiet-hours', '10 PM to 6 AM');
  const named = policiesByName(rules);
  expect(Object.keys(named)).toEqual([...POLICY_NAMES]);
  expect(named.kitchenCost).toBe('rule of kitchenCost');
});

test('a missing rule is named', () => {
  expect(() => policiesByName(new Map())).toThrow('content/policies/check-in.mdx is missing');
});
