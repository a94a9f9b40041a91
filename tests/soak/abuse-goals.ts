import type { Goal } from './goals.ts';
import { delayByIdleSession } from './idle-session.ts';

/** What an attacker may not do, in long form, by the numbers of the quality goals. */
export const ABUSE_GOALS: Record<string, Goal> = {
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
};
