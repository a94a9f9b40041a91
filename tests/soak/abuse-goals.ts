import { floodAccount } from './account-flood.ts';
import { measureJobs } from './background.ts';
import { playWithSkewedClocks } from './clock-skew.ts';
import { forgeHosts } from './forged-hosts.ts';
import type { Goal } from './goals.ts';
import { delayByIdleSession } from './idle-session.ts';
import { checkFlood, floodMailboxes } from './mail-flood.ts';
import { startTogether } from './starts.ts';
import { floodWaitingList } from './waiting-flood.ts';

const FORGED = 20_000;
const MAIL_DAYS = 7;
const TRIES = 10_000;
const PLACES = 4000;
const ENTRIES = 10_000;
/** Milliseconds that a job may keep everything else waiting, and that a round of the waiting list may take. */
const MOST_DELAY = 20;
const MOST_OF_A_ROUND = 100;

/** What an attacker may not do, in long form, by the numbers of the quality goals. */
export const ABUSE_GOALS: Record<string, Goal> = {
  a3: {
    title:
      'the waiting list holds nothing for mailboxes that nobody has proven, nor for who lets two offers pass',
    async run({ isOver, open }) {
      const database = await open();
      const figures = await floodWaitingList(database, { places: PLACES, isOver });
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
  a7: {
    title: 'background jobs with 10,000 entries each let everything else go on',
    async run({ isOver, open }) {
      const jobs = await measureJobs(open, { entries: ENTRIES, isOver });
      const isSlow = ({ name, took, delay }: (typeof jobs)[number]) =>
        delay > MOST_DELAY || (name.startsWith('offer') && took > MOST_OF_A_ROUND);
      const slow = jobs.filter(isSlow);
      if (slow.length > 0) throw new Error(JSON.stringify(slow));
      return Object.fromEntries(
        jobs.flatMap(({ name, took, delay }) => [
          [`ms a round, ${name}`, took],
          [`ms delay, ${name}`, delay],
        ]),
      );
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
          const told = await delayByIdleSession(database, { sleeper, guests: 8 });
          await database.close();
          worst.search = Math.max(worst.search, told.search);
          return told.slowest;
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
