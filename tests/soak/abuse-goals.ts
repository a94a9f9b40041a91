import type { Goal } from './goals.ts';
import { checkFlood, floodMailboxes } from './mail-flood.ts';

const DAYS = 7;

/** What an attacker may not do, in long form, by the numbers of the quality goals. */
export const ABUSE_GOALS: Record<string, Goal> = {
  a12: {
    title: 'a stranger asks for mails all day: three at most to a mailbox, none with words of theirs',
    async run({ isOver, open }) {
      const database = await open();
      const figures = await floodMailboxes(database, { days: DAYS, isOver });
      checkFlood(figures);
      await database.close();
      return figures;
    },
  },
};
