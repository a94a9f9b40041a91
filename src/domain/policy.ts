/** The house policies that room details carry (spec section 3), by the names of the contract. */
export const POLICY_NAMES = [
  'checkIn',
  'checkOut',
  'gateTimings',
  'cancellation',
  'unmarriedCouples',
  'children',
  'pets',
  'smoking',
  'linenChange',
  'kitchenCost',
  'kitchenUsage',
  'powerBackup',
] as const;

export type PolicyName = (typeof POLICY_NAMES)[number];

/** `gateTimings` is kept in the file `gate-timings`. */
export function policyFile(name: PolicyName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The twelve rules by name. Throws, naming the file, when one is missing. */
export function policiesByName(rules: ReadonlyMap<string, string>): Record<PolicyName, string> {
  const entries = POLICY_NAMES.map((name) => {
    const rule = rules.get(policyFile(name));
    if (rule === undefined)
      throw new Error(`content/policies/${policyFile(name)}.mdx is missing: every room shows it.`);
    return [name, rule] as const;
  });
  return Object.fromEntries(entries) as Record<PolicyName, string>;
}
