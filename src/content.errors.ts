import { AstroError } from 'astro/errors';
import type { Loader } from 'astro/loaders';
import { glob } from 'astro/loaders';
import type { ZodType } from 'astro/zod';

/** One wrong field of a content file, ready to be told. */
interface Problem {
  field: string;
  sentence: string;
}

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];

/** `occurrences[0].end`: the way a person would point at a field. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');
}

/** How zod's own messages begin; a schema that says it better is quoted. */
const PLAIN = /^(Invalid|Too|Unrecognized)/;

/** zod's issue in the words of somebody who edits a text file. Our own messages are already so. */
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

/** Every wrong field of a file's front matter; empty when all is well. */
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

/** What stops the build: the file, each field, and what is expected of it. */
export function describeProblems(file: string, problems: readonly Problem[]): string {
  const lines = problems.map(({ field, sentence }) => `  - the field "${field}" ${sentence}`);
  return [`${file} can't be used:`, ...lines].join('\n');
}

/** Reads the files of one folder of content/, and refuses a wrong one in the host's words. */
export function hostFiles(base: string, pattern: string, schema: ZodType): Loader {
  const files = glob({ base, pattern, generateId: ({ entry }) => entry.replace(/\.[^.]+$/, '') });
  return {
    ...files,
    load: (context) =>
      files.load({
        ...context,
        parseData: (entry) => {
          const problems = findProblems(schema, entry.data);
          const name = `${base.replace('./', '')}/${entry.id}${pattern.slice(pattern.lastIndexOf('.'))}`;
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
