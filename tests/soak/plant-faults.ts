import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const MOST_SECONDS = 600;

interface Planting {
  /** The folder of the patches. */
  faults: string;
  seed: number;
  /** Makes the checkout ready after a patch, such as by a build. */
  prepare?: (folder: string, patch: string) => Promise<unknown>;
  /** Plays a seed in the checkout. Returns what broke, if anything. */
  play: (folder: string, seed: number) => Promise<string | undefined>;
}

/**
 * Plants each fault in a copy of the checkout, and plays seeds there until one of them breaks. It must break again in the
 * same way. Throws in the end if one was not found in ten minutes.
 */
export async function plantFaults({
  faults,
  prepare,
  ...planting
}: Planting): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const isLeftOut = /(^|\/)(node_modules|dist|test-results|\.git|\.data|\.astro)$/;
  cpSync('.', folder, { recursive: true, filter: (path) => !isLeftOut.test(path) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const figures = {
    'faults found': 0,
    'seconds of the longest search': 0,
    'seconds of the longest replay': 0,
  };
  const notFound: string[] = [];
  const play = (seed: number) => timed(() => planting.play(folder, seed));
  try {
    for (const patch of readdirSync(faults).sort()) {
      const apply = (...how: string[]) => run(folder, 'git', ['apply', ...how, resolve(faults, patch)]);
      await apply();
      await prepare?.(folder, patch);
      const first = await searchFor(planting.seed, play);
      if (!first) {
        notFound.push(patch);
        await apply('-R');
        continue;
      }
      const again = await play(first.seed);
      if (again.broken !== first.broken)
        throw new Error(
          `${patch}: seed ${first.seed} broke in another way: ${first.broken}; ${again.broken}`,
        );
      await apply('-R');
      process.stdout.write(
        `  ${patch}: seed ${first.seed}, ${first.seconds} s, again ${again.seconds} s: ${first.broken}\n`,
      );
      figures['faults found'] += 1;
      for (const [name, { seconds }] of [
        ['seconds of the longest search', first],
        ['seconds of the longest replay', again],
      ] as const)
        figures[name] = Math.max(figures[name], seconds);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (notFound.length > 0) throw new Error(`Not found in ${MOST_SECONDS} s each: ${notFound.join(', ')}`);
  return figures;
}

/** Runs a program in a folder, and throws what it writes if it fails. */
export const run = (folder: string, program: string, words: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(program, words, { cwd: folder, env: { ...process.env, ...env } });

type Timed = Awaited<ReturnType<typeof timed>>;

async function searchFor(begin: number, play: (seed: number) => Promise<Timed>) {
  for (let seed = begin, seconds = 0; seconds < MOST_SECONDS; seed += 1) {
    const played = await play(seed);
    seconds += played.seconds;
    if (played.broken !== undefined) return { seed, seconds, broken: played.broken };
  }
  return undefined;
}

async function timed(play: () => Promise<string | undefined>) {
  const began = performance.now();
  const broken = await play();
  return { seconds: Math.round((performance.now() - began) / 1000), broken };
}
