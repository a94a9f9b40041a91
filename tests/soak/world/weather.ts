import type { Random } from '../../support/random.ts';

/** What goes wrong outside of the house, and how often; nothing does once the storm is over. */
export interface Weather {
  isStormy: boolean;
  /** Returns true one time in so many, in a storm. */
  strikes(oneIn: number): boolean;
}

export function openWeather(random: Random): Weather {
  return {
    isStormy: true,
    strikes(oneIn) {
      // A number is drawn in calm weather, too, so that the same guests come.
      const isStruck = random(oneIn) === 0;
      return this.isStormy && isStruck;
    },
  };
}
