import { plantFaults } from '../plant-faults.ts';
import { playApart, type WorldOfSeed } from './worlds.ts';

/** Plants each fault of `faults/`, and lets worlds live with it until one of them breaks. */
export function findPlantedFaults({ seed, ...world }: WorldOfSeed): Promise<Record<string, number>> {
  return plantFaults({
    faults: 'tests/soak/world/faults',
    seed,
    async play(folder, seed) {
      const lived = await playApart({ ...world, folder, seed });
      return typeof lived === 'string' ? lived : undefined;
    },
  });
}
