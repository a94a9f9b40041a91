import { policiesByName } from '#domain/content/policy.ts';
import { writtenFiles } from './written-files.ts';

/** Returns the prose policies in the host's order; those made of figures are in messages/en/rooms/property.ts. */
export async function prosePolicies() {
  const rules = await writtenFiles('policies');
  return rules.sort((a, b) => a.data.order - b.data.order);
}

export async function namedPolicies() {
  const rules = await prosePolicies();
  return policiesByName(new Map(rules.map(({ id, data }) => [id, data.rule])));
}
