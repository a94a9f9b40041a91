import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { readEnvironment } from '#server/platform/config.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import { COMPILED } from '#site/files.ts';

/** The priority of the build's process, so that guests' requests come first. */
const BUILD_PRIORITY = 10;

interface Build {
  root: string;
  language: Language;
  /** More arguments and settings of the command. */
  args?: string[];
  env?: Record<string, string>;
  ending?: AbortSignal;
}

/** Builds the pages of one language, whose lock this process has, in another process, so that its memory is freed. */
export async function runBuild({ root, language, args = [], env = {}, ending }: Build): Promise<void> {
  ending?.throwIfAborted();
  const command = resolve(import.meta.dirname, 'build-command.ts');
  const conditions = language === DEFAULT_LANGUAGE ? [] : [`--conditions=${language}`];
  const build = spawn(process.execPath, [...conditions, command, '--locked', ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, COMPILED), ...readEnvironment(process.env), ...env },
    // stdout of the build goes to stderr, so that its warnings stand with its errors. The channel tells it when this process
    // is killed.
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
  });
  const end = () => build.kill();
  process.once('exit', end);
  ending?.addEventListener('abort', end);
  try {
    if (build.pid) setPriority(build.pid, BUILD_PRIORITY);
    const [code] = await once(build, 'exit');
    if (code !== 0) throw new CommandRefused('The site could not be built; see the errors above.');
  } finally {
    process.off('exit', end);
    ending?.removeEventListener('abort', end);
  }
}
