import type { OpenDatabase } from '#server/storage/database.ts';
import { openHomestays } from '../support/homestays.ts';
import { randomizer } from '../support/random.ts';
import { playOrders } from './event-orders.ts';
import { killEverywhere } from './kills.ts';
import { CARTS, raceForTheLastRoom } from './last-room.ts';
import { ASKING, MOODS, operateIn, payWhileDatabaseRestarts, throwOut } from './outages.ts';
import { sendRequests } from './requests.ts';
import { openStage } from './stage.ts';
import { compareWithModel } from './steps.ts';
import { refreshInChains } from './tabs.ts';
import { flipEveryBit, tamperWithPrices } from './tampering.ts';

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
const SAMPLES = 10_000;
const REQUESTS = 1_000_000;
const STEPS = 100_000;
const TAMPERED = 2000;
const CHAINS = 20;
const GUESTS = 500;

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
  r3: {
    title: 'events of a payment in any order and number: one final state, no paisa lost',
    async run({ seed, isOver, open }) {
      const database = await open();
      await openHomestays(database.db);
      const random = randomizer(seed);
      const samples = await playOrders(database.db, { samples: SAMPLES, random, isOver });
      await database.close();
      return { samples };
    },
  },
  r4: {
    title:
      'requests made from the OpenAPI document, then mutated: no 5xx, no hang, every answer as described',
    async run({ seed, isOver, open }) {
      const database = await open();
      await openHomestays(database.db);
      const counts = await sendRequests(database, { seed, requests: REQUESTS, isOver });
      await database.close();
      return counts;
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
  r7: {
    title: 'every flipped bit refused, webhooks replayed without effect, the charge is our own figure',
    async run({ seed, isOver, open }) {
      const stage = await openStage(await open());
      const refused = await flipEveryBit(stage, { every: 1 });
      const tampered = await tamperWithPrices(stage, { seed, runs: TAMPERED, isOver });
      await stage.close();
      return { 'flipped bits refused': refused, 'requests with other prices': tampered };
    },
  },
  r8: {
    title: '100 tabs refresh together, again and again: nobody is signed out; a replay ends the family',
    async run({ isOver, open }) {
      const database = await open();
      const form = { chains: CHAINS, links: 5, tabs: 100, isOver };
      const chains = await refreshInChains(database, form);
      await database.close();
      return { chains, 'rounds of 100 tabs': chains * form.links };
    },
  },
  r11: {
    title: 'Razorpay slow, down or lying, the database restarting: clear answers, nothing lost, all mended',
    async run({ seed, isOver, open }) {
      const stage = await openStage(await open());
      const random = randomizer(seed);
      const figures = { 'operations in a mood of Razorpay': 0, 'guests paying': 0, restarts: 0, refusals: 0 };
      for (const mood of MOODS)
        for (const name of ASKING) {
          if (isOver()) break;
          await operateIn(mood, name, stage);
          figures['operations in a mood of Razorpay'] += 1;
        }
      while (figures['guests paying'] < GUESTS && !isOver()) {
        const guests = 50;
        const told = await payWhileDatabaseRestarts(stage, { guests, random, restart: throwOut });
        figures['guests paying'] += guests;
        figures.restarts += told.restarts;
        figures.refusals += told.refusals;
      }
      await stage.close();
      return figures;
    },
  },
};
