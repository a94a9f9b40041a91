import { icalProvider } from '#server/channels/ical-provider.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { testApp } from '../support/app.ts';
import { expectBalancedBooks } from '../support/books.ts';
import type { Random } from '../support/random.ts';
import { type Arrival, openRooms, START } from './channel-arrivals.ts';
import { openWorld } from './channel-world.ts';

/**
 * `seldom`: calendars are read every three hours, as is usual elsewhere. `polling`: every ten minutes. `fresh`: and once
 * more before a hold, as the site does it. `instant`: the limit, at which each side knows of every sale of the other at
 * once, and nobody lies.
 */
export type Knowledge = 'seldom' | 'polling' | 'fresh' | 'instant';

export interface YearOfSales {
  sales: number;
  turnedAway: number;
  /** Sales of nights that were sold elsewhere, of which `onSite` were made here. */
  doubleSales: number;
  onSite: number;
}

/**
 * Plays a year of guests who book on the site or on one of three channels, with the real server, real calendar files
 * and a clock of its own. No night sold twice may stay untold, nothing else may be told so, and the books balance.
 */
export async function playYear(
  database: OpenDatabase,
  {
    arrivals,
    random,
    knows,
    isOver,
  }: { arrivals: readonly Arrival[]; random: Random; knows: Knowledge; isOver: () => boolean },
): Promise<YearOfSales> {
  await openRooms(database.db);
  const { config } = testApp(database).deps;
  const api = testApp(database, {
    channels: icalProvider({ loopback: true }),
    config: { ...config, rateLimits: false, loopbackFeeds: true },
  });
  api.clock.set(new Date(START));
  const world = await openWorld(api, { random, knows });
  for (const arrival of arrivals) world.at(arrival.at, () => world.arrive(arrival));
  if (knows !== 'instant') world.planLies(arrivals.at(-1)?.at ?? START);
  world.planDays(arrivals.at(-1)?.at ?? START);
  await world.run(isOver);
  await world.expectAllTold();
  await world.expectNoFalseAlarm();
  await expectBalancedBooks(database.db);
  await world.close();
  return world.figures;
}
