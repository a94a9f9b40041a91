import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Starts a program of node_modules/.bin in the checkout. Its `process.send` calls are `message` events. */
export function startProgram(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PATH,
      ASTRO_TELEMETRY_DISABLED: '1',
      // A log file is easier to read without colours.
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      ...env,
    },
  });
}

/** The output and exit code of a program; one that can't be started ends with code 127. */
export async function outputOf(program: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  try {
    const [code] = await once(program, 'close');
    return { code, output };
  } catch (error) {
    return { code: 127, output: String(error) };
  }
}
