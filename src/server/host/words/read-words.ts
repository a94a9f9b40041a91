import { createHash } from 'node:crypto';
import type { Words } from '#contract/host/words.ts';
import { RULE_CHOICES, RULE_FILES, RULE_NAMES, type RuleName } from '#domain/content/house-rules.ts';
import { ruleText } from '#messages/host/words/words.ts';
import type { ContentFolder } from '#server/content/content-file.ts';
import { readLayered } from '#site/content-layers.ts';
import { readFile } from './edit-file.ts';
import { storyOf } from './story-text.ts';

export const SITE = 'site.yaml';
export const STORY = 'about/story.mdx';
export const homestayFile = (propertyId: number) => `homestays/${propertyId}.mdx`;
export const ruleFile = (rule: RuleName) => `policies/${RULE_FILES[rule].file}.mdx`;

/** Returns a file as guests see it: the host's own fields, and with the demo those that are missing. */
export function readShown({ folder, withDemo }: ContentFolder, name: string) {
  return readFile(readLayered(folder, name, withDemo)?.text ?? '', name);
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
export const mapOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns the words as guests read them. Host and ways are those of a homestay, if there is one. */
export function readWords(content: ContentFolder, propertyId: number | undefined): Words {
  const { fields: site } = readShown(content, SITE);
  const { fields: own } =
    propertyId === undefined
      ? { fields: {} as Record<string, unknown> }
      : readShown(content, homestayFile(propertyId));
  const { name, words, picture } = mapOf(own.host);
  const { whatsapp, instagram, youtube, facebook } = mapOf(site.social);
  const { main, accent } = mapOf(site.colours);
  const colours = { main: textOf(main), accent: textOf(accent) };
  return {
    tagline: textOf(site.tagline),
    story: textOf(storyOf(readShown(content, STORY).body)),
    host: { name: textOf(name), words: textOf(words), portrait: textOf(picture) },
    phone: textOf(site.phone),
    email: textOf(site.email),
    social: {
      whatsapp: textOf(whatsapp),
      instagram: textOf(instagram),
      youtube: textOf(youtube),
      facebook: textOf(facebook),
    },
    colours: colours.main || colours.accent ? colours : null,
    logo: textOf(site.logo),
    rules: {
      couples: readRule(content, 'couples'),
      pets: readRule(content, 'pets'),
      smoking: readRule(content, 'smoking'),
      linen: readRule(content, 'linen'),
      kitchen: readRule(content, 'kitchen'),
    },
    from_station: textOf(own.fromStation),
    from_airport: textOf(own.fromAirport),
  };
}

/** A rule that was written by hand has no choice; its text is the note, and stays as it is until a choice is made. */
function readRule<Name extends RuleName>(content: ContentFolder, name: Name): Words['rules'][Name] {
  const { fields } = readShown(content, ruleFile(name));
  const text = textOf(fields.rule);
  const note = textOf(fields.note);
  const choices: readonly string[] = RULE_CHOICES[name];
  const choice = choices.find((one) => one === fields.choice) ?? null;
  const isOurs = choice !== null && ruleText(name, { choice, note }) === text;
  return (isOurs ? { choice, note } : { choice: null, note: text }) as Words['rules'][Name];
}

/** Returns whether the host has begun to write: what the wizard's last step asks for, besides the phone. */
export function hasWords({ tagline, story, host, rules }: Words): boolean {
  const isRuled = RULE_NAMES.some((name) => rules[name].choice !== null || rules[name].note !== null);
  return [tagline, story, host.name].some((text) => text !== null) || isRuled;
}

export function versionOf(words: Words): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}

type Said = Record<string, string | null>;

/** The story is long, and its beginning tells which one it is. */
const LONGEST = 200;

/** Returns every word by its name, such as `social whatsapp`. */
function namedWords(words: object, above = ''): Said {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string | null][] => {
    const name = above ? `${above} ${key}` : key;
    if (typeof value === 'object' && value !== null) return Object.entries(namedWords(value, name));
    return [[name, typeof value === 'string' ? value.slice(0, LONGEST) : null]];
  });
  return Object.fromEntries(entries);
}

/** Returns what differs, for the history. */
export function differingWords(earlier: Words, later: Words): { before: Said; after: Said } {
  const [before, after] = [namedWords(earlier), namedWords(later)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  const only = (said: Said) => Object.fromEntries(differing.map((name) => [name, said[name] ?? null]));
  return { before: only(before), after: only(after) };
}
