import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod/v4/core';
import { collections } from '#content.config.ts';
import type { ContentProblem } from '#contract/host/site.ts';
import { PROSE_NAMES, policyFile } from '#domain/content/policy.ts';
import * as copy from '#messages/site/content-mistakes.ts';
import { ContentError } from '#server/content/content-file.ts';
import { checkFields } from '#server/content/yaml-mistakes.ts';
import { lookingIn } from '#site/content-folder.ts';
import { checkBody } from './check-body.ts';
import { checkPictures } from './check-pictures.ts';

/** Pages name these files; every other file may be missing. */
const NEEDED = [
  ...['site.yaml', 'home/home.mdx', 'about/host.mdx', 'contact/find-us.mdx'],
  ...['legal/privacy.mdx', 'legal/terms.mdx'],
  ...PROSE_NAMES.map((name) => `policies/${policyFile(name)}.mdx`),
];

const { rooms: _, site, ...FOLDERS } = collections;

export function checkContent(folder: string): readonly ContentProblem[] {
  if (!existsSync(folder)) return [problem('content', null, '', copy.noFolder)];
  const missing = NEEDED.filter((name) => !existsSync(join(folder, name)));
  const files = Object.entries(FOLDERS).flatMap(([name, { schema }]) =>
    namesIn(join(folder, name)).map((file) => ({ name: `${name}/${file}`, schema: schema as z.$ZodType })),
  );
  const all = [{ name: 'site.yaml', schema: site.schema as z.$ZodType }, ...files];
  const written = lookingIn(folder, () =>
    all
      .filter(({ name }) => !missing.includes(name))
      .flatMap(({ name, schema }) => checkFile(name, readFileSync(join(folder, name), 'utf8'), schema)),
  );
  const isMissed = (pictures: string) => written.some(({ sentence }) => sentence.endsWith(` in ${pictures}`));
  return [
    ...missing.map((name) => problem(name, null, '', copy.fileMissing)),
    ...written,
    ...checkPictures(folder, isMissed).map(({ name, sentence }) => problem(name, null, '', sentence)),
  ];
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('.'))
    .sort();
}

function checkFile(name: string, text: string, schema: z.$ZodType): ContentProblem[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const unreadable = lines.findIndex((line) => line.includes('\uFFFD'));
  if (unreadable >= 0) return [problem(name, unreadable + 1, '', copy.notUtf8)];
  if (name.endsWith('.yaml')) return checkText(name, lines, schema, 1);
  const isFence = (line: string) => /^---[ \t]*$/.test(line);
  const start = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex((line, index) => index > start && isFence(line));
  if (start < 0 || end < 0 || !isFence(lines[start] ?? ''))
    return [problem(name, Math.max(start, 0) + 1, '', copy.noFields)];
  const body = checkBody(lines.slice(end + 1).join('\n'), name.startsWith('faqs/'));
  return [
    ...checkText(name, lines.slice(start + 1, end), schema, start + 2),
    ...body.map(({ line, sentence }) => problem(name, line + end + 1, '', sentence)),
  ];
}

function checkText(name: string, lines: string[], schema: z.$ZodType, first: number): ContentProblem[] {
  const text = lines.join('\n');
  const read = (fields: unknown) => z4(schema, asTheBuildReads(text) ?? fields);
  const checked = checkFields(text, schema, read, first);
  if (checked.ok) return [];
  return checked.mistakes.map(({ line, field, sentence }) => problem(name, line, field, sentence));
}

const z4 = (schema: z.$ZodType, fields: unknown) =>
  (schema as z.$ZodType & SafeParsed).safeParse(fields, WITH_INPUT);
const WITH_INPUT = { reportInput: true };
interface SafeParsed {
  safeParse(fields: unknown, options: object): z.util.SafeParseResult<unknown>;
}

/** Reads the text as Astro does, for which a date without quotes is not a text. Undefined if the text can't be read. */
function asTheBuildReads(text: string): unknown {
  try {
    return parse(text, { customTags: ['timestamp'] });
  } catch {
    return undefined;
  }
}

function problem(name: string, line: number | null, field: string, sentence: string): ContentProblem {
  return { file: name === 'content' ? name : `content/${name}`, line, field: field || null, sentence };
}

export function problemLines(problems: readonly ContentProblem[]): string[] {
  return problems.map(({ file, line, field, sentence }) =>
    copy.problemLine([file, line ? copy.atLine(line) : '', field ?? ''].filter(Boolean), sentence),
  );
}

/** Throws a {@link ContentError} that names every mistake. */
export function refuseMistakes(problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  throw new ContentError([copy.count(problems.length), ...problemLines(problems)].join('\n'));
}
