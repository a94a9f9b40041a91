import { basename } from 'node:path';
import { AstroError } from 'astro/errors';
import { glob, type Loader } from 'astro/loaders';
import type { ZodType } from 'astro/zod';

/** An invalid field of a content file, with its message. */
interface Problem {
  field: string;
  sentence: string;
}

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];

/** `occurrences[0].end`: the path of a field as text. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');
}

/** How zod's default messages begin; messages of our schemas are kept. */
const PLAIN = /^(Invalid|Too|Unrecognized)/;

/** A plain sentence for a zod issue, for people who edit text files. */
function sentenceOf(issue: Issue): string {
  if (!PLAIN.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `is not a field of this kind of file; check its spelling or remove it`;
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing; ${expectation(issue.expected)}`
        : expectation(issue.expected);
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `must be at most ${issue.maximum} characters long`
        : `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function expectation(expected: string): string {
  const kinds: Record<string, string> = {
    string: 'it must be text (put it in quotes)',
    number: 'it must be a number, without quotes',
    boolean: 'it must be true or false',
    array: 'it must be a list: one line each, beginning with "- "',
    object: 'it must be a group of fields, each on a line of its own, indented',
    record: 'it must be a group of fields, each on a line of its own, indented',
  };
  return kinds[expected] ?? `it must be: ${expected}`;
}

/** Every invalid field of a file's front matter. */
export function findProblems(schema: ZodType, data: unknown): Problem[] {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: fieldName([...issue.path, key]),
        sentence: sentenceOf(issue),
      }));
    }
    return [{ field: fieldName(issue.path), sentence: sentenceOf(issue) }];
  });
}

/** The error that stops the build: file, fields and what each expects. */
export function describeProblems(file: string, problems: readonly Problem[]): string {
  const lines = problems.map(({ field, sentence }) => `  - the field "${field}" ${sentence}`);
  return [`${file} can't be used:`, ...lines].join('\n');
}

/** Loads the files of one folder of content/; throws with plain sentences for invalid ones. */
export function hostFiles(base: string, pattern: string, schema: ZodType): Loader {
  const files = glob({ base, pattern, generateId: ({ entry }) => entry.replace(/\.[^.]+$/, '') });
  return {
    ...files,
    load: (context) =>
      files.load({
        ...context,
        parseData: (entry) => {
          const problems = findProblems(schema, entry.data);
          const folder = pattern.startsWith('*') ? `content/${basename(base)}` : 'content';
          const name = `${folder}/${entry.id}${pattern.slice(pattern.lastIndexOf('.'))}`;
          if (problems.length > 0)
            throw new AstroError(
              describeProblems(name, problems),
              'content/README.md shows what each file needs.',
            );
          return context.parseData(entry);
        },
      }),
  };
}
