import { expect, test } from 'vitest';
import { policies, prosePolicies } from '#contract/room.ts';
import { POLICY_NAMES, PROSE_NAMES, policiesByName, policyFile } from '#domain/content/policy.ts';
import { TERM_TITLES } from '#messages/rooms/property.ts';

test('the names are exactly those of the contract: prose, and made from figures', () => {
  expect([...POLICY_NAMES].sort()).toEqual(Object.keys(policies.shape).sort());
  expect([...PROSE_NAMES].sort()).toEqual(Object.keys(prosePolicies.shape).sort());
  expect([...PROSE_NAMES, ...Object.keys(TERM_TITLES)].sort()).toEqual([...POLICY_NAMES].sort());
});

test('a policy is in a file of its name', () => {
  expect(policyFile('linenChange')).toBe('linen-change');
  expect(policyFile('pets')).toBe('pets');
});

test('the eight prose policies are found by name, others ignored', () => {
  const rules = new Map<string, string>(PROSE_NAMES.map((name) => [policyFile(name), `rule of ${name}`]));
  rules.set('quiet-hours', '10 PM to 6 AM');
  const named = policiesByName(rules);
  expect(Object.keys(named)).toEqual([...PROSE_NAMES]);
  expect(named.kitchenCost).toBe('rule of kitchenCost');
});

test('a policy that the host has not written is empty', () => {
  expect(policiesByName(new Map([['pets', 'No pets']]))).toMatchObject({ pets: 'No pets', smoking: '' });
});
