import { floodAccount } from './account-flood.ts';
import { playWithSkewedClocks } from './clock-skew.ts';
import { forgeHosts } from './forged-hosts.ts';
import type { Goal } from './goal.ts';
import { BOTNET, floodChanges, floodHolds } from './hold-flood.ts';
import { delayByIdleSession } from './idle-session.ts';
import { checkFlood, floodMailboxes } from './mail-flood.ts';
import { searchBesideFloods } from './search-flood.ts';
import { startTogether } from './starts.ts';
import { WAITLIST_GOALS } from './waitlist-goals.ts';

const FORGED = 20_000;
const MAIL_DAYS = 7;
const FLOOD_ROUNDS = 12;
const SEARCH_ROUNDS = 5;
const TRIES = 10_000;

/** What an attacker must not be able to do, in long form, by the numbers of the quality goals. */
export const ABUSE_GOALS: Record<string, Goal> = {
  ...WAITLIST_GOALS,
  a1: {
    title:
      'anonymous holds: 95 % of room-nights stay on sale under one address, 70 % under 200 in 20 networks',
    async run({ isOver, open }) {
      const flood = async (addresses: readonly string[], least: number) => {
        const database = await open();
        const { figures, onSale } = await floodHolds(database, { addresses, rounds: FLOOD_ROUNDS, isOver });
        await database.close();
        if (onSale < least) throw new Error(`only ${onSale} % on sale: ${JSON.stringify(figures)}`);
        return { ...figures, onSale: Math.round(onSale * 10) / 10 };
      };
      const one = await flood(['203.0.113.7'], 95);
      const { onSale, ...many } = await flood(BOTNET, 70);
      return {
        'per cent on sale under one address': one.onSale,
        'per cent on sale under 200 addresses': onSale,
        ...many,
      };
    },
  },
  a2: {
    title: 'change holds of one paid booking block 2 % of room-nights at most',
    async run({ isOver, open }) {
      const database = await open();
      const figures = await floodChanges(database, { hours: 48, isOver });
      await database.close();
      return figures;
    },
  },
  a4: {
    title: 'no sandbox answers a forged host, a proxy or another machine',
    async run({ seed, isOver, open }) {
      const database = await open();
      const figures = await forgeHosts(database, { seed, requests: FORGED, isOver });
      await database.close();
      return figures;
    },
  },
  a5: {
    title: 'strangers try at one account: its owner signs in, resets, changes the password and books',
    async run({ isOver, open }) {
      const database = await open();
      const figures = await floodAccount(database, { tries: TRIES, isOver });
      await database.close();
      return figures;
    },
  },
  a6: {
    title:
      'a search beside what 200 addresses in 20 networks may ask for: its p99 at most twice that without',
    async run({ isOver, open }) {
      const database = await open();
      const ratios = await searchBesideFloods(database, { rounds: SEARCH_ROUNDS, isOver });
      await database.close();
      const figures: Record<string, number> = Object.fromEntries(
        ratios.map(({ kind, ratio }) => [`per cent of it beside ${kind}`, Math.round(100 * ratio)]),
      );
      if (Math.max(...Object.values(figures)) > 200) throw new Error(JSON.stringify(figures));
      return figures;
    },
  },
  a8: {
    title: 'a session idle in a transaction delays others by five seconds at most, and nothing is lost',
    async run({ isOver, open }) {
      const worst = { own: 0, stranger: 0, search: 0 };
      let rounds = 0;
      for (; rounds < 10 && !isOver(); rounds += 1) {
        const delays = async (sleeper: 'our own process' | 'a stranger') => {
          const database = await open();
          const delays = await delayByIdleSession(database, { sleeper, guests: 8 });
          await database.close();
          worst.search = Math.max(worst.search, delays.search);
          return delays.slowest;
        };
        worst.own = Math.max(worst.own, await delays('our own process'));
        worst.stranger = Math.max(worst.stranger, await delays('a stranger'));
        if (Math.max(worst.own, worst.stranger) > 5000) throw new Error(JSON.stringify(worst));
      }
      return {
        rounds,
        'slowest answer beside a process of ours that froze, ms': worst.own,
        'slowest answer beside a session without timeouts, ms': worst.stranger,
        'slowest search meanwhile, ms': worst.search,
      };
    },
  },
  a10: {
    title:
      'processes that start at once in one checkout on an empty database: all ready, one build, one seed',
    async run({ open }) {
      const database = await open();
      const url = String(database.pool.options.connectionString);
      const { ready, builds, homestays, seconds } = await startTogether(url, 3);
      await database.close();
      // The second build is that of an edit made afterwards.
      if (ready !== 3 || builds !== 2 || homestays !== 2)
        throw new Error(JSON.stringify({ ready, builds, homestays }));
      return {
        'processes ready': ready,
        'builds for them': builds - 1,
        'homestays written': homestays,
        seconds,
      };
    },
  },
  a11: {
    title: 'clocks of two machines ten minutes apart: nobody signed out, no hold sold early',
    async run({ isOver, open }) {
      const database = await open();
      const guests = await playWithSkewedClocks(database, { guests: 100, isOver });
      await database.close();
      return { 'guests through both machines': guests };
    },
  },
  a12: {
    title: 'a stranger asks for mails all day: three at most to a mailbox, none with words of theirs',
    async run({ isOver, open }) {
      const database = await open();
      const figures = await floodMailboxes(database, { days: MAIL_DAYS, isOver });
      checkFlood(figures);
      await database.close();
      return figures;
    },
  },
};
