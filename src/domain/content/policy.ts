/** The policies in room details (spec section 3), by the names of the contract. */
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

/**
 * The homestay's figures make these policies (`messages/en/rooms/property.ts`); the others are prose of
 * content/policies.
 */
const FIGURES = ['checkIn', 'checkOut', 'gateTimings', 'cancellation'] as const;
type FigureName = (typeof FIGURES)[number];
export type ProseName = Exclude<PolicyName, FigureName>;

export const PROSE_NAMES = POLICY_NAMES.filter(
  (name): name is ProseName => !(FIGURES as readonly string[]).includes(name),
);

/** Returns whether the rule about unmarried couples asks them to call before they book. */
export function asksCouplesToCall(rule: string): boolean {
  return /\bcall\b/i.test(rule);
}

/** Returns the file of a policy: `linen-change` for `linenChange`. */
export function policyFile(name: PolicyName): string {
  return name.replaceAll(/[A-Z]/g, (template) => `-${template.toLowerCase()}`);
}

/** Returns the eight prose policies by name; one that the host has not written is empty. */
export function policiesByName(rules: ReadonlyMap<string, string>): Record<ProseName, string> {
  const entries = PROSE_NAMES.map((name) => [name, rules.get(policyFile(name)) ?? ''] as const);
  return Object.fromEntries(entries) as Record<ProseName, string>;
}
