import { openHomestays } from '../support/homestays.ts';
import { randomizer } from '../support/random.ts';
import { ABUSE_GOALS } from './abuse-goals.ts';
import { failEveryPoint } from './await-points.ts';
import { CHANNEL_GOALS } from './channel-goals.ts';
import { checkDates } from './dates.ts';
import { killEmbedded } from './embedded-kills.ts';
import { playOrders } from './event-orders.ts';
import { loseThePrimary } from './failover/failover.ts';
import type { Goal } from './goal.ts';
import { GUEST_GOALS } from './guest-goals.ts';
import { playHostStorm } from './host-storm.ts';
import { CARTS, raceForTheLastRoom } from './last-room.ts';
import { playLaterPayments } from './later-payments.ts';
import { OPERATIONS } from './operations.ts';
import {
  CALLING_RAZORPAY,
  CALLING_RAZORPAY_LATER,
  MOODS,
  operateIn,
  payWhileDatabaseRestarts,
  throwOut,
} from './outages.ts';
import { sendRequests } from './requests.ts';
import { openStage } from './stage.ts';
import { compareWithModel } from './steps.ts';
import { refreshInChains } from './tabs.ts';
import { flipEveryBit, tamperWithPrices } from './tampering.ts';
import { findPlantedFaults } from './world/planted.ts';
import { liveInWorlds } from './world/worlds.ts';

const ATTEMPTS = 1000;
const RUNS = 100;
const EMBEDDED_KILLS = 8;
const MOODS_SHARE = 0.5;
const SAMPLES = 10_000;
const REQUESTS = 1_000_000;
const STEPS = 100_000;
const TAMPERED = 2000;
const CHAINS = 20;
const GUESTS = 200;
const AT_ONCE = 20;
const STORM_ACTS = 200;
/** Of storm; a calm week follows each week. */
const WORLD_DAYS = 28;
const PLANTED_DAYS = 4;
const LOSSES = 10;

/** The long forms, by the numbers of the quality goals. */
export const GOALS: Record<string, Goal> = {
  r1: {
    title: '1,000 attempts at the last room at once: one winner, no deadlock',
    async run({ isOver, open }) {
      const figures: Record<string, number> = {};
      const forms = (Object.keys(CARTS) as (keyof typeof CARTS)[]).flatMap((carts) =>
        [1, 2].map((processes) => ({ carts, processes })),
      );
      for (const [index, { carts, processes }] of forms.entries()) {
        const database = await open();
        await openHomestays(database.db);
        const isLate = () => isOver((index + 1) / forms.length);
        const form = { processes, carts, attempts: ATTEMPTS, runs: RUNS, isOver: isLate };
        const name = `runs with ${carts}, ${processes === 1 ? 'one process' : 'two processes'}`;
        figures[name] = await raceForTheLastRoom(database, form);
        await database.close();
      }
      return figures;
    },
  },
  r2: {
    title:
      'each call of each operation fails before and after its effect, and kill -9 with the embedded database: nothing lost, nothing twice',
    async run({ isOver, open, embedded }) {
      const kills = await killEmbedded(embedded, { kills: EMBEDDED_KILLS, isOver: () => isOver(0.5) });
      const stage = await openStage(await open());
      const calls = await failEveryPoint(stage, Object.keys(OPERATIONS), { points: 'all' });
      await stage.close();
      return { 'calls that failed': calls, 'kills on the embedded database': kills };
    },
  },
  r3: {
    title: 'events of a payment in any order and number: one final state, no paisa lost',
    async run({ seed, isOver, open }) {
      const database = await open();
      await openHomestays(database.db);
      const random = randomizer(seed);
      const half = { samples: SAMPLES, random, isOver: () => isOver(0.5) };
      const samples = await playOrders(database.db, half);
      const later = await playLaterPayments(database.db, { samples: SAMPLES, random, isOver });
      await database.close();
      return { samples, 'samples with a rest, dearer changes and cancelling': later };
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
    title:
      'searching, holding, paying, the rest and dearer changes too, changing, cancelling, refunding, prices: as a small model says',
    async run({ seed, isOver, open }) {
      const database = await open();
      const { made, changes } = await compareWithModel(database, { seed, least: STEPS, isOver });
      await database.close();
      const steps = [...made.values()].reduce((sum, count) => sum + count, 0);
      return {
        steps,
        payments: made.get('pay') ?? 0,
        holds: made.get('hold') ?? 0,
        'dearer changes made': changes,
      };
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
  r9: {
    title: 'every stay from 2026 to 2030 in four time zones: card, cart, database, invoice and mail agree',
    run: ({ seed }) => checkDates({ seed, once: true }),
  },
  r11: {
    title: 'Razorpay slow, down or lying, the database restarting: clear answers, nothing lost, all mended',
    async run({ seed, isOver, open, restart }) {
      const stage = await openStage(await open());
      const random = randomizer(seed);
      const counts = { operations: 0, guests: 0, restarts: 0, refusals: 0, thrownOut: 0 };
      for (const mood of MOODS)
        for (const name of [...CALLING_RAZORPAY, ...CALLING_RAZORPAY_LATER]) {
          if (isOver(MOODS_SHARE)) break;
          await operateIn(mood, name, stage);
          counts.operations += 1;
        }
      for (; counts.guests < GUESTS && !isOver(); counts.guests += AT_ONCE) {
        const isThrown = counts.guests % (2 * AT_ONCE) === 0;
        const form = { guests: AT_ONCE, random, restart: isThrown ? throwOut : restart };
        const figures = await payWhileDatabaseRestarts(stage, form);
        counts[isThrown ? 'thrownOut' : 'restarts'] += figures.restarts;
        counts.refusals += figures.refusals;
      }
      await stage.close();
      return {
        'operations in a mood of Razorpay': counts.operations,
        'guests paying': counts.guests,
        'times all connections ended': counts.thrownOut,
        'restarts of the server': counts.restarts,
        'answers 503': counts.refusals,
      };
    },
  },
  h1: {
    title:
      '200 acts of hosts, guests and channels at once on the same nights, again and again: the books balance',
    async run({ seed, isOver, open }) {
      const database = await open();
      await openHomestays(database.db);
      const form = { rounds: RUNS, acts: STORM_ACTS, random: randomizer(seed), isOver };
      const figures = await playHostStorm(database, form);
      await database.close();
      return figures;
    },
  },
  world: {
    title:
      'worlds with guests, assistants, hosts and an attacker, in storms and crashes: every rule holds, and all is settled after a calm week',
    run: ({ seed, isOver, embedded: { template } }) =>
      liveInWorlds({ seed, days: WORLD_DAYS, template, isOver }),
  },
  planted: {
    title: 'faults planted in the code are found by the worlds, each again by its seed',
    run: ({ seed, embedded: { template } }) => findPlantedFaults({ seed, days: PLANTED_DAYS, template }),
  },
  failover: {
    title:
      'a cluster loses its primary ten times under guests and hosts: nothing acknowledged is lost or done twice',
    isOnlyNamed: true,
    run: ({ seed }) => loseThePrimary({ losses: LOSSES, random: randomizer(seed) }),
  },
  ...ABUSE_GOALS,
  ...CHANNEL_GOALS,
  ...GUEST_GOALS,
};
