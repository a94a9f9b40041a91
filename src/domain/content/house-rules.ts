/** The rules of the house that a host chooses at the desk, each with its choices. */
export const RULE_CHOICES = {
  couples: ['welcome', 'call_first', 'married_only'],
  pets: ['welcome', 'ask', 'no'],
  smoking: ['outside', 'rooms', 'no'],
  linen: ['daily', 'third_day', 'on_request'],
  kitchen: ['free', 'paid', 'no'],
} as const;

export type RuleName = keyof typeof RULE_CHOICES;
export type RuleChoice<Name extends RuleName = RuleName> = (typeof RULE_CHOICES)[Name][number];

// TypeScript takes the keys of an object for any strings, although the type above names them.
export const RULE_NAMES = Object.keys(RULE_CHOICES) as RuleName[];

/** The file of content/policies and its place in the list, by the name of the rule. */
export const RULE_FILES: Readonly<Record<RuleName, { file: string; order: number }>> = {
  couples: { file: 'unmarried-couples', order: 5 },
  pets: { file: 'pets', order: 7 },
  smoking: { file: 'smoking', order: 8 },
  linen: { file: 'linen-change', order: 9 },
  kitchen: { file: 'kitchen-usage', order: 11 },
};
