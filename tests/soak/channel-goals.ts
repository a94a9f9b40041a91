import { randomizer } from '../support/random.ts';
import { arrivalsOf } from './channel-arrivals.ts';
import { type Knowledge, playYear } from './channel-year.ts';
import type { Goal } from './goal.ts';

const ARRIVALS = 10_000;

/** How often a night is sold twice, by what the site knows of the channels. */
export const CHANNEL_GOALS: Record<string, Goal> = {
  channels: {
    title: 'a year on the site and three channels: every night sold twice is told, and nothing else',
    async run({ seed, isOver, open }) {
      const figures: Record<string, number> = {};
      for (const knows of ['seldom', 'polling', 'fresh', 'instant'] as const) {
        const database = await open();
        const arrivals = arrivalsOf(ARRIVALS, randomizer(seed));
        const year = await playYear(database, { arrivals, random: randomizer(seed), knows, isOver });
        await database.close();
        const inAThousand = (count: number) => Math.round((10_000 * count) / Math.max(1, year.sales)) / 10;
        figures[`bookings, ${WORDS[knows]}`] = year.sales;
        figures[`of 1,000 sold twice, ${WORDS[knows]}`] = inAThousand(year.doubleSales);
        figures[`of them by the site, ${WORDS[knows]}`] = inAThousand(year.onSite);
      }
      return figures;
    },
  },
};

const WORDS: Record<Knowledge, string> = {
  seldom: 'calendars read every three hours',
  polling: 'every ten minutes',
  fresh: 'and before a hold',
  instant: 'both sides instant',
};
