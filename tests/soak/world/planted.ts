import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { playApart, type WorldOfSeed } from './worlds.ts';

const FAULTS = 'tests/soak/world/faults';
const MOST_SECONDS = 600;

/**
 * Plants each fault of `faults/` in a copy of the checkout, and lets worlds live there until one of them breaks. Its seed
 * must break again in the same way. Throws in the end if one was not found in ten minutes.
 */
export async function findPlantedFaults(world: WorldOfSeed): Promise<Record<string, number>> {
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
  try {
    for (const patch of readdirSync(FAULTS).sort()) {
      apply(folder, patch);
      const first = await searchFor({ ...world, folder });
      if (!first) {
        notFound.push(patch);
        apply(folder, patch, '-R');
        continue;
      }
      const again = await timed({ ...world, folder, seed: first.seed });
      if (again.broken !== first.broken) throw new Error(`${patch}: seed ${first.seed} broke in another way`);
      apply(folder, patch, '-R');
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

function apply(folder: string, patch: string, ...how: string[]): void {
  const { status, stderr } = spawnSync('git', ['apply', ...how, resolve(FAULTS, patch)], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${patch} fits no more: ${stderr}`);
}

async function searchFor(world: WorldOfSeed) {
  for (let { seed } = world, seconds = 0; seconds < MOST_SECONDS; seed += 1) {
    const lived = await timed({ ...world, seed });
    seconds += lived.seconds;
    if (lived.broken !== undefined) return { seed, seconds, broken: lived.broken };
  }
  return undefined;
}

/** Returns what broke, if anything, and how long the world has lived. */
async function timed(world: WorldOfSeed): Promise<{ seconds: number; broken: string | undefined }> {
  const began = performance.now();
  const lived = await playApart(world);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { seconds, broken: typeof lived === 'string' ? lived : undefined };
}
