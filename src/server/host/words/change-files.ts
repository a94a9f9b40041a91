import type { ContentProblem } from '#contract/host/site.ts';
import type { Words } from '#contract/host/words.ts';
import { RULE_FILES, RULE_NAMES, type RuleName } from '#domain/content/house-rules.ts';
import * as copy from '#messages/host/words/words.ts';
import type { Changes, ContentFiles } from './content-files.ts';
import { type Edit, editFile, type FileEdit } from './edit-file.ts';
import { homestayFile, mapOf, readShown, ruleFile, SITE, STORY } from './read-words.ts';
import { markdownOf } from './story-text.ts';

/** Returns the files that say other words than before. Throws `FileUnreadable` for a file with a mistake. */
export async function changeFiles(
  files: ContentFiles,
  propertyId: number | undefined,
  before: Words,
  after: Words,
): Promise<Changes> {
  const changes = new Map<string, string | null>();
  const edit = async (name: string, change: FileEdit, made: readonly Edit[] = []) => {
    if (change.edits.length === 0 && change.body === undefined) return;
    const own = (await files.read(name))?.toString();
    const edits = own === undefined ? [...made, ...change.edits] : change.edits;
    const text = editFile(own, name, { ...change, edits });
    // A file that says nothing any more goes away.
    const unsaid = editFile(undefined, name, { edits: made, body: '' });
    changes.set(name, name !== SITE && text.trim() === unsaid.trim() ? null : text);
  };

  const { social, colours } = readShown(files.content, SITE).fields;
  const site: Edit[] = [
    ...difference(['tagline'], before.tagline, after.tagline),
    ...difference(['phone'], before.phone, after.phone),
    ...difference(['email'], before.email, after.email),
    ...differences('social', before.social, after.social),
    ...differences('colours', before.colours ?? NO_COLOURS, after.colours ?? NO_COLOURS),
    ...difference(['logo'], before.logo, after.logo),
  ];
  await edit(SITE, { edits: site, maps: demoMaps(files, { social, colours }) });
  if (after.story !== before.story) {
    const body = after.story === null ? '' : markdownOf(after.story);
    await edit(STORY, { edits: [], body }, [
      [['title'], copy.storyTitle],
      [['order'], 1],
    ]);
  }
  if (propertyId !== undefined) {
    const { host } = readShown(files.content, homestayFile(propertyId)).fields;
    const edits = [
      ...hostEdits(before.host, after.host, mapOf(host).alt),
      ...difference(['fromStation'], before.from_station, after.from_station),
      ...difference(['fromAirport'], before.from_airport, after.from_airport),
    ];
    await edit(homestayFile(propertyId), { edits, maps: demoMaps(files, { host }) });
  }
  for (const rule of RULE_NAMES) await editRule(rule);
  return changes;

  async function editRule(rule: RuleName) {
    const { choice, note } = after.rules[rule];
    if (choice === before.rules[rule].choice && note === before.rules[rule].note) return;
    const name = ruleFile(rule);
    const text = copy.ruleText(rule, { choice, note });
    if (text === '') {
      changes.set(name, null);
      return;
    }
    const edits: Edit[] = [
      [['rule'], text],
      [['choice'], choice],
      [['note'], choice && note],
    ];
    const { order } = RULE_FILES[rule];
    await edit(name, { edits }, [
      [['title'], copy.ruleTitle(rule)],
      [['order'], order],
    ]);
  }
}

const NO_COLOURS = { main: null, accent: null };

const difference = (path: readonly string[], before: string | null, after: string | null): Edit[] =>
  before === after ? [] : [[path, after]];

function differences<Key extends string>(
  map: string,
  before: Readonly<Record<Key, string | null>>,
  after: Readonly<Record<Key, string | null>>,
): Edit[] {
  // TypeScript takes the keys of an object for any strings, although the type above names them.
  return (Object.keys(after) as Key[]).flatMap((key) => difference([map, key], before[key], after[key]));
}

/** Screen readers read the portrait's text, which names the host unless the host has written another. */
function hostEdits(before: Words['host'], after: Words['host'], alt: unknown): Edit[] {
  const isOurs = alt === undefined || alt === copy.portraitAlt(before.name);
  const needed = after.portrait === null ? null : copy.portraitAlt(after.name);
  const isNew = after.portrait !== before.portrait;
  const said =
    isNew || (isOurs && after.portrait !== null && after.name !== before.name) ? needed : undefined;
  return [
    ...difference(['host', 'name'], before.name, after.name),
    ...difference(['host', 'words'], before.words, after.words),
    ...difference(['host', 'picture'], before.portrait, after.portrait),
    ...(said === undefined ? [] : [[['host', 'alt'], said] as const]),
  ];
}

/** With the demo, an own map is filled with what guests see: the demo's map of this name is not shown any more. */
function demoMaps(
  { content }: ContentFiles,
  maps: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const shown = Object.entries(maps).filter(([, map]) => Object.keys(mapOf(map)).length > 0);
  return content.withDemo ? Object.fromEntries(shown) : {};
}

const PLACES: readonly [file: RegExp, field: (name: string) => string][] = [
  [/site\.yaml$/, (name) => name.replaceAll(', ', '.')],
  [/about\//, () => 'story'],
  [/homestays\//, homestayField],
];

function homestayField(name: string): string {
  if (name === 'fromStation') return 'from_station';
  if (name === 'fromAirport') return 'from_airport';
  return name.replaceAll(', ', '.').replace('picture', 'portrait');
}

/** Returns mistakes of files by the fields of the words. */
export function fieldsOfProblems(problems: readonly ContentProblem[]): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ file, field, sentence }) => {
      const rule = RULE_NAMES.find((name) => file.endsWith(ruleFile(name)));
      const place = PLACES.find(([pattern]) => pattern.test(file))?.[1];
      return [rule ? `rules.${rule}` : place?.(field ?? '') || 'words', copy.wrong(sentence)];
    }),
  );
}
