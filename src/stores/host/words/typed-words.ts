import type { Words } from '#contract/host/words.ts';
import { RULE_NAMES, type RuleName } from '#domain/content/house-rules.ts';

/** The words as the fields hold them, by the names that the server gives their mistakes; empty where there are none. */
export type TypedWords = Record<WordField, string>;

const SOCIAL = ['whatsapp', 'instagram', 'youtube', 'facebook'] as const;
const COLOURS = ['main', 'accent'] as const;
type Plain = 'tagline' | 'story' | 'phone' | 'email' | 'logo' | 'from_station' | 'from_airport';
const PLAIN = ['tagline', 'story', 'phone', 'email', 'logo', 'from_station', 'from_airport'] as const;
const HOST = ['name', 'words', 'portrait'] as const;

export type WordField =
  | Plain
  | `host.${(typeof HOST)[number]}`
  | `social.${(typeof SOCIAL)[number]}`
  | `colours.${(typeof COLOURS)[number]}`
  | `rules.${RuleName}.${'choice' | 'note'}`;

export function typedWords(words: Words): TypedWords {
  const fields: [WordField, string | null | undefined][] = [
    ...PLAIN.map((name) => [name, words[name]] as [WordField, string | null]),
    ...HOST.map((name) => [`host.${name}`, words.host[name]] as [WordField, string | null]),
    ...SOCIAL.map((name) => [`social.${name}`, words.social[name]] as [WordField, string | null]),
    ...COLOURS.map((name) => [`colours.${name}`, words.colours?.[name]] as [WordField, string | null]),
    ...RULE_NAMES.flatMap((name): [WordField, string | null][] => [
      [`rules.${name}.choice`, words.rules[name].choice],
      [`rules.${name}.note`, words.rules[name].note],
    ]),
  ];
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? ''])) as TypedWords;
}

/** Returns the fields that differ. */
export function differingFields(one: TypedWords, other: TypedWords): WordField[] {
  // TypeScript takes the keys of an object for any strings, although the type above names them.
  return (Object.keys(one) as WordField[]).filter((field) => one[field] !== other[field]);
}

/** Returns what differs in the form of the call. A rule is sent whole. */
export function changedWords(typed: TypedWords, saved: TypedWords): Record<string, unknown> {
  const changed: Record<string, Record<string, unknown> | string> = {};
  for (const field of differingFields(typed, saved)) {
    const [outer = '', inner] = field.split('.');
    if (inner === undefined) changed[outer] = typed[field];
    else if (outer === 'rules')
      changed.rules = within(changed.rules, inner, ruleOf(typed, inner as RuleName));
    else changed[outer] = within(changed[outer], inner, typed[field]);
  }
  return changed;
}

const within = (map: Record<string, unknown> | string | undefined, key: string, value: unknown) => ({
  ...(typeof map === 'object' ? map : {}),
  [key]: value,
});

/** Returns a rule as the server takes it: nothing chosen is null. */
export const ruleOf = (typed: TypedWords, name: RuleName) => ({
  choice: typed[`rules.${name}.choice`] || null,
  note: typed[`rules.${name}.note`].trim() || null,
});
