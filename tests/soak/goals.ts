import type { OpenDatabase } from '#server/storage/database.ts';
import { openHomestays } from '../support/homestays.ts';
import { randomizer } from '../support/random.ts';
import { killEverywhere } from './kills.ts';
import { CARTS, raceForTheLastRoom } from './last-room.ts';
import { openStage } from './stage.ts';
import { compareWithModel } from './steps.ts';

/** What a long run is given. */
export interface Session {
  seed: number;
  /** True once the time is over: the run ends after the round it is in. */
  isOver: () => boolean;
  /** A migrated database of its own. */
  open: () => Promise<OpenDatabase>;
}

export interface Goal {
  /** What must hold, in a line. */
  title: string;
  /** Runs to its full size or until the time is over; throws what it finds. Answers its figures. */
  run(session: Session): Promise<Record<string, number>>;
}

const ATTEMPTS = 1000;
const RUNS = 100;
const KILLS = 1000;
const STEPS = 100_000;

/** The long forms, by the numbers of the quality goals. */
export const GOALS: Record<string, Goal> = {
  r1: {
    title: '1,000 attempts at the last room at once: one winner, no deadlock',
    async run({ isOver, open }) {
      const figures: Record<string, number> = {};
      for (const carts of Object.keys(CARTS) as (keyof typeof CARTS)[]) {
        for (const processes of [1, 2]) {
          const database = await open();
          await openHomestays(database.db);
          const form = { processes, carts, attempts: ATTEMPTS, runs: RUNS, isOver };
          const name = `runs with ${carts}, ${processes === 1 ? 'one process' : 'two processes'}`;
          figures[name] = await raceForTheLastRoom(database, form);
          await database.close();
        }
      }
      return figures;
    },
  },
  r2: {
    title: 'kill -9 at every await point and at random: nothing lost, nothing twice',
    async run({ seed, isOver, open }) {
      const stage = await openStage(await open());
      const figures = await killEverywhere(stage, { kills: KILLS, random: randomizer(seed), isOver });
      await stage.close();
      return { ...figures };
    },
  },
  r5: {
    title: 'searching, holding, paying, refunding, waiting, changing prices: as a small model says',
    async run({ seed, isOver, open }) {
      const database = await open();
      const made = await compareWithModel(database, { seed, least: STEPS, isOver });
      await database.close();
      const steps = [...made.values()].reduce((sum, count) => sum + count, 0);
      return { steps, payments: made.get('pay') ?? 0, holds: made.get('hold') ?? 0 };
    },
  },
};
