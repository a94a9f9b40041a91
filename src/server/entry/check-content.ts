import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod/v4/core';
import { collections, siteSchema } from '#content.config.ts';
import type { ContentProblem } from '#contract/host/site.ts';
import * as copy from '#messages/site/content-mistakes.ts';
import { checkFields } from '#server/content/check-fields.ts';
import { ContentError, type ContentFolder } from '#server/content/content-file.ts';
import { lookingIn } from '#site/content-folder.ts';
import { DEMO, type LayeredFile, layeredNames, readLayered } from '#site/content-layers.ts';
import { checkBody } from './check-body.ts';
import { checkPictures } from './check-pictures.ts';

/** Pages name these files; every other file may be missing. */
const NEEDED = ['site.yaml', 'home/home.mdx', 'contact/find-us.mdx', 'legal/privacy.mdx', 'legal/terms.mdx'];

const { rooms: _, site: __, ...FOLDERS } = collections;

export function checkContent({ folder, withDemo }: ContentFolder): readonly ContentProblem[] {
  if (!existsSync(folder)) return [problem('content', null, '', copy.noFolder)];
  const missing = NEEDED.filter((name) => !existsSync(join(folder, name)));
  const files = Object.entries(FOLDERS).flatMap(([name, { schema }]) =>
    layeredNames(folder, name, withDemo).map((file) => ({ name: file, schema: schema as z.$ZodType })),
  );
  const all = [{ name: 'site.yaml', schema: siteSchema as z.$ZodType }, ...files];
  const layers = withDemo ? [folder, join(folder, DEMO)] : [folder];
  const written = lookingIn(layers, () =>
    all.flatMap(({ name, schema }) => {
      const file = missing.includes(name) ? undefined : readLayered(folder, name, withDemo);
      return file ? checkFile(name, file.text, schema).map((found) => atOwnLine(found, file)) : [];
    }),
  );
  const isMissed = (pictures: string) => written.some(({ sentence }) => sentence.endsWith(` in ${pictures}`));
  return [
    ...missing.map((name) => problem(name, null, '', copy.fileMissing)),
    ...written,
    ...checkPictures(folder, isMissed).map(({ name, sentence }) => problem(name, null, '', sentence)),
  ];
}

/** Names the line of the host's own file: those that the demo fills in don't count. */
function atOwnLine(found: ContentProblem, { added: { after, count } }: LayeredFile): ContentProblem {
  const { line } = found;
  return line === null || line <= after ? found : { ...found, line: Math.max(after, line - count) };
}

function checkFile(name: string, text: string, schema: z.$ZodType): ContentProblem[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const unreadable = lines.findIndex((line) => line.includes('\uFFFD'));
  if (unreadable >= 0) return [problem(name, unreadable + 1, '', copy.notUtf8)];
  if (name.endsWith('.yaml')) return checkText(name, lines.join('\n'), schema);
  const isFence = (line: string) => /^---[ \t]*$/.test(line);
  const start = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex((line, index) => index > start && isFence(line));
  if (start < 0 || end < 0 || !isFence(lines[start] ?? ''))
    return [problem(name, Math.max(start, 0) + 1, '', copy.noFields)];
  const body = checkBody(lines.slice(end + 1).join('\n'), name.startsWith('faqs/'));
  return [
    // Empty lines in place of what is above the fields keep their numbers.
    ...checkText(name, '\n'.repeat(start + 1) + lines.slice(start + 1, end).join('\n'), schema),
    ...body.map(({ line, sentence }) => problem(name, line + end + 1, '', sentence)),
  ];
}

function checkText(name: string, text: string, schema: z.$ZodType): ContentProblem[] {
  const checked = checkFields(text, schema, () => z4(schema, asTheBuildReads(text)));
  if (checked.ok) return [];
  return checked.mistakes.map(({ line, field, sentence, excerpt }) => ({
    ...problem(name, line, field, sentence),
    ...(excerpt && { excerpt }),
  }));
}

const z4 = (schema: z.$ZodType, fields: unknown) =>
  (schema as z.$ZodType & SafeParsed).safeParse(fields, WITH_INPUT);
const WITH_INPUT = { reportInput: true };
interface SafeParsed {
  safeParse(fields: unknown, options: object): z.util.SafeParseResult<unknown>;
}

/** For Astro a date without quotes is no text. */
const asTheBuildReads = (text: string): unknown => parse(text, { customTags: ['timestamp'] }) ?? {};

function problem(name: string, line: number | null, field: string, sentence: string): ContentProblem {
  return { file: name === 'content' ? name : `content/${name}`, line, field: field || null, sentence };
}

export function problemLines(problems: readonly ContentProblem[]): string[] {
  return problems.map(({ file, line, field, sentence, excerpt }) =>
    copy.problemLine([file, line ? copy.atLine(line) : '', field ?? ''].filter(Boolean), sentence, excerpt),
  );
}

/** Throws a {@link ContentError} that names every mistake. */
export function refuseMistakes(problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  throw new ContentError([copy.count(problems.length), ...problemLines(problems)].join('\n'));
}
