import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantFaults, run } from '../plant-faults.ts';
import { playInProcess } from '../play-in-process.ts';
import type { Walked } from './walk.ts';

/** Acts of a walk, which take a minute or two. */
const LENGTH = 60;
const FAULTS = 'tests/soak/guest/faults';
const SITE = 'content/site.yaml';
const BUILD = 'tests/build.ts';

const playSeed = (seed: number, folder?: string) =>
  playInProcess('tests/soak/guest/play.ts', ['--seed', `${seed}`, '--acts', `${LENGTH}`], folder);

/** Builds the site in all its languages, and walks one seed after the other until the time is over. Throws what broke. */
export async function walkByTurns({ seed, isOver }: { seed: number; isOver: () => boolean }) {
  await run('.', process.execPath, [BUILD], { TEST_ALL: '1' });
  const sums = { walks: 0, acts: 0, payments: 0 };
  for (let own = seed; !isOver(); own += 1) {
    const walked = await playSeed(own);
    if (typeof walked === 'string') throw new Error(`The walk of seed ${own} broke: ${walked}`);
    const { acts, payments } = walked as Walked;
    sums.walks += 1;
    sums.acts += acts;
    sums.payments += payments;
  }
  return sums;
}

/** Plants each fault of `faults/`, builds the site, and walks there until a rule is broken. */
export function findGuestFaults(seed: number, faults = FAULTS): Promise<Record<string, number>> {
  return plantFaults({
    faults,
    seed,
    async prepare(folder, patch) {
      // The other languages would take most of the time of a build. The server of the first walk builds the English pages.
      const isOfLanguages = patch.startsWith('language');
      const site = join(folder, SITE);
      const offered = `languages: ${isOfLanguages ? '[en, bn]' : '[en]'}`;
      writeFileSync(site, readFileSync(site, 'utf8').replace(/^languages: .*$/m, offered));
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      if (isOfLanguages) await run(folder, process.execPath, [BUILD]);
    },
    async play(folder, seed) {
      const walked = await playSeed(seed, folder);
      return typeof walked === 'string' ? walked : undefined;
    },
  });
}
