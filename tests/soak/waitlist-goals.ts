import { measureJobs } from './background.ts';
import type { Goal } from './goal.ts';
import { floodWaitlist } from './waitlist-flood.ts';

const FLOOD_ENTRIES = 4000;
const ENTRIES = 10_000;
/** Milliseconds that a job may block everything else, and that a round of the waitlist may take. */
const MOST_DELAY = 20;
const MOST_OF_A_ROUND = 100;

/** What crowds on the waitlist, and in the background, must not do. */
export const WAITLIST_GOALS: Record<string, Goal> = {
  a3: {
    title: 'the waitlist holds nothing for unproven mailboxes, nor for guests who let two offers pass',
    async run({ isOver, open }) {
      const database = await open();
      const figures = await floodWaitlist(database, { entries: FLOOD_ENTRIES, isOver });
      await database.close();
      return figures;
    },
  },
  a7: {
    title: 'background jobs with 10,000 entries each do not block anything else',
    async run({ isOver, open }) {
      const jobs = await measureJobs(open, { entries: ENTRIES, isOver });
      const isSlow = ({ name, took, delay }: (typeof jobs)[number]) =>
        delay > MOST_DELAY || (name.startsWith('waitlist entries') && took > MOST_OF_A_ROUND);
      const slow = jobs.filter(isSlow);
      if (slow.length > 0) throw new Error(JSON.stringify(slow));
      return Object.fromEntries(
        jobs.flatMap(({ name, took, delay, byClock }) => [
          ...(name.startsWith('waitlist entries') ? [[`ms a round (${name})`, took]] : []),
          [`ms blocked (${name})`, delay],
          [`ms by the clock (${name})`, byClock],
        ]),
      );
    },
  },
};
