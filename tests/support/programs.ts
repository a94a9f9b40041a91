import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';
import type { Stream } from 'node:stream';
import { cpuSecondsIn } from './test-budget.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Node can't tell the processor time of a command and its children, so the shell writes it to the fifth stream. */
const TIMED = '"$@"; code=$?; times >&4; exit $code';

/** Starts a program in a process group of its own. Its `process.send` calls arrive as `message` events. */
export function startProgram(command: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return spawn('sh', ['-c', TIMED, 'sh', ...command], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
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

export interface Ended {
  code: number | null;
  output: string;
  cpuSeconds: number;
}

/** Returns what a program has printed and used. A program that can't be started ends with code 127. */
export async function outputOf(program: ChildProcess): Promise<Ended> {
  const [output, times] = [[program.stdout, program.stderr], [program.stdio[4]]].map(textOf);
  const [code] = await once(program, 'close');
  return { code, output: output?.() ?? '', cpuSeconds: cpuSecondsIn(times?.() ?? '') };
}

function textOf(streams: readonly (Stream | null | undefined)[]): () => string {
  let text = '';
  for (const stream of streams) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  return () => text;
}

/** Ends a program and all its children. Test runners clean up on this signal. */
export function stopProgram({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGINT');
}
