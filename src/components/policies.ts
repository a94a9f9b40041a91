import { type CollectionEntry, getCollection } from 'astro:content';
import { policiesByName } from '#domain/policy.ts';

/** The house rules of prose in the host's order; what is a figure of a homestay is said by messages/house.ts. */
export async function prosePolicies() {
  const rules: CollectionEntry<'policies'>[] = await getCollection('policies');
  return rules.sort((a, b) => a.data.order - b.data.order);
}

/** Those of them that room details carry, under the names of the contract. */
export async function namedRules() {
  const rules = await prosePolicies();
  return policiesByName(new Map(rules.map(({ id, data }) => [id, data.rule])));
}
