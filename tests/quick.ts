/**
 * `npm run quick [-- REV]`: lint, types and tests of what has changed since main, or since REV; about half a minute.
 * Of the server's tests it takes those of the folders that changed; `npm test` runs all of them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputOf, ROOT, startProgram, stopProgram } from './support/programs.ts';
import { clock } from './support/progress.ts';

const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Changed since the branch left main, or not committed yet; of what was deleted, nothing is left to look at. */
function changedFiles(since: string): string[] {
  const base = git('merge-base', since, 'HEAD');
  const changed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return changed.split('\n').filter((file) => file !== '');
}

/** `src/server/payments/refunds/pay-refunds.ts` is tested by `pay-refunds.test.ts` where there is one, else by all of the nearest folder's tests. */
function serverTests(files: readonly string[]): string[] {
  const places = files.flatMap((file) => {
    const path = /^(?:src|tests)\/(server\/.+?)(?:\.test)?\.ts$/.exec(file)?.[1];
    if (!path) return [];
    const own = `tests/${path}.test.ts`;
    if (existsSync(join(ROOT, own))) return [own];
    let folder = dirname(own);
    while (!existsSync(join(ROOT, folder))) folder = dirname(folder);
    return [`${folder}/`];
  });
  // These can affect any call of the server, so one whole booking is run.
  if (files.some((file) => /^src\/(domain|contract|messages|server\/(platform|entry)\/)/.test(file)))
    places.push('tests/server/whole-booking.test.ts');
  return [...new Set(places)].filter((place) => place !== 'tests/server/' && existsSync(join(ROOT, place)));
}

const changed = changedFiles(process.argv[2] ?? 'main');
const files = changed.filter((file) => existsSync(join(ROOT, file)));
const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const code = ending(/\.(ts|tsx|mjs)$/);
const pages = ending(/\.astro$/);
const lintable = ending(/\.(ts|tsx|mjs|css|json)$/);
const stores = ending(/^(src\/(stores|client)\/|tests\/stores\/.*\.app\.test\.ts$)/);
const server = serverTests(files);

const vitest = (...words: string[]) => ['vitest', ...words, '-c', 'tests/vitest.config.ts', '--reporter=dot'];
const related = (of: readonly string[], ...projects: string[]) => [
  ...vitest('related', ...of, '--run', '--passWithNoTests'),
  ...projects.map((name) => `--project=${name}`),
];
/** Astro checks everything; where no page has changed, TypeScript checks what the change concerns. */
const types =
  pages.length > 0
    ? ['astro', 'check', '--minimumFailingSeverity', 'warning']
    : ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo'];

/** What to run, and whether the change asks for it. */
const commands: [name: string, command: string[], isDue: boolean][] = [
  [
    'lint',
    ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...lintable],
    lintable.length > 0,
  ],
  [
    'lint of pages',
    ['eslint', '-c', '.eslint.config.mjs', '--max-warnings', '0', ...pages],
    pages.length > 0,
  ],
  ['types', types, changed.some((file) => /\.(ts|tsx|mjs|astro)$/.test(file))],
  ['tests of rules and browser code', related(code, 'rules', 'browser code'), code.length > 0],
  ['architecture', vitest('run', 'tests/architecture.test.ts'), changed.length > 0],
  ['tests of stores with the server', related(stores, 'stores and server'), stores.length > 0],
  ['tests of the server', [...vitest('run', ...server), '--project=server'], server.length > 0],
];

async function run(name: string, command: string[]): Promise<boolean> {
  const began = performance.now();
  const program = startProgram(command);
  process.once('SIGINT', () => stopProgram(program));
  const { code, output } = await outputOf(program);
  const seconds = clock((performance.now() - began) / 1000);
  process.stdout.write(`${code === 0 ? '✔' : `✘ ${output}\n✘`} ${name} (${seconds})\n`);
  return code === 0;
}

process.stdout.write(`${changed.length} changed files; the browser tests are left to npm test\n`);
const due = commands.filter(([, , isDue]) => isDue);
const results = await Promise.all(due.map(([name, command]) => run(name, command)));
process.exitCode = results.every(Boolean) ? 0 : 1;
