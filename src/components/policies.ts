import { type CollectionEntry, getCollection } from 'astro:content';
import { policiesByName } from '#domain/policy.ts';

/** The house rules in the host's order. */
export async function houseRules() {
  const rules: CollectionEntry<'policies'>[] = await getCollection('policies');
  return rules.sort((a, b) => a.data.order - b.data.order);
}

/** The twelve rules that room details carry, under the names of the contract. */
export async function namedRules() {
  const rules = await houseRules();
  return policiesByName(new Map(rules.map(({ id, data }) => [id, data.rule])));
}
