/**
 * `npm run quick [-- REV]`: lint, types and tests of what has changed since main, or since REV; about half a minute.
 * Of the server's tests it takes those of the folders that changed; `npm test` runs all of them.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { clock } from './support/progress.ts';

const root = resolve(import.meta.dirname, '..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function changedFiles(since: string): string[] {
  const base = git('merge-base', since, 'HEAD');
  const changed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return changed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** `src/server/payments/refunds.ts` is tested in `tests/server/payments`, with `refunds` first where it has a file. */
function serverTests(files: readonly string[]): string[] {
  const places = files.flatMap((file) => {
    const path = /^(?:src|tests)\/(server\/.+?)(?:\.test)?\.ts$/.exec(file)?.[1];
    if (!path) return [];
    const own = `tests/${path}.test.ts`;
    return existsSync(join(root, own)) ? [own] : [`tests/${path.replace(/\/[^/]+$/, '/')}`];
  });
  // A rule or a call may concern all of the server: one whole booking stands for it.
  if (files.some((file) => /^src\/(domain|contract|messages)\//.test(file)))
    places.push('tests/server/whole-booking.test.ts');
  return [...new Set(places)].filter((place) => place !== 'tests/server/' && existsSync(join(root, place)));
}

const files = changedFiles(process.argv[2] ?? 'main');
const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const code = ending(/\.(ts|tsx|mjs)$/);
const pages = ending(/\.astro$/);
const vitest = (...words: string[]) => [
  'vitest',
  ...words,
  '--run',
  '-c',
  'tests/vitest.config.ts',
  '--reporter=dot',
];
const server = serverTests(files);

/** Astro checks everything; where no page has changed, TypeScript looks only at what has since the last time. */
const types =
  pages.length > 0
    ? ['astro', 'check', '--minimumFailingSeverity', 'warning']
    : ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo'];

const lintable = ending(/\.(ts|tsx|mjs|css|json)$/);
const commands: Record<string, string[] | undefined> = {
  lint:
    lintable.length > 0
      ? ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...lintable]
      : undefined,
  'lint of pages':
    pages.length > 0 ? ['eslint', '-c', '.eslint.config.mjs', '--max-warnings', '0', ...pages] : undefined,
  types: code.length + pages.length > 0 ? types : undefined,
  'tests of rules and stores':
    code.length > 0
      ? [...vitest('related', ...code), '--project=rules', '--project=browser code', '--passWithNoTests']
      : undefined,
  'tests of the server': server.length > 0 ? [...vitest('run', ...server), '--project=server'] : undefined,
};

async function run(name: string, [program = '', ...words]: string[]): Promise<boolean> {
  const began = performance.now();
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, words, { cwd: root, env: { ...process.env, PATH, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [status] = await once(child, 'close');
  const seconds = clock((performance.now() - began) / 1000);
  process.stdout.write(`${status === 0 ? '✔' : `✘ ${output}\n✘`} ${name} (${seconds})\n`);
  return status === 0;
}

process.stdout.write(`${files.length} changed files\n`);
const results = await Promise.all(
  Object.entries(commands).map(([name, command]) => command === undefined || run(name, command)),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
