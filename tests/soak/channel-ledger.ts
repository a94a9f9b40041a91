import { expect } from 'vitest';
import type { TestApp } from '../support/app.ts';
import type { YearOfSales } from './channel-year.ts';

/** A sale anywhere; `name` finds its conflict: the number of our booking, or the channel's own. */
export interface Sold {
  name: string;
  isHere: boolean;
  room: number;
  nights: readonly string[];
  at: number;
  endedAt?: number;
}

/** Knows all sales everywhere, and compares the conflicts that the site has found with those that there were. */
export function openLedger({ clock, deps }: TestApp, figures: YearOfSales) {
  const sold: Sold[] = [];
  const twice: [Sold, Sold][] = [];
  const listConflicts = () =>
    deps.db.selectFrom('channel_conflict').select(['uid', 'reservation_id']).execute();

  return {
    note(sale: Sold): Sold {
      const isSame = (other: Sold) =>
        other.room === sale.room &&
        !other.endedAt &&
        other.nights.some((night) => sale.nights.includes(night));
      const others = sold.filter(isSame);
      figures.sales += 1;
      if (others.length > 0) figures.doubleSales += 1;
      if (others.length > 0 && sale.isHere) figures.onSite += 1;
      for (const other of others) twice.push([other, sale]);
      sold.push(sale);
      return sale;
    },
    /** Every pair of stays that stood long enough to be read is, or was, a conflict. */
    async expectAllTold(untilTold: number): Promise<void> {
      const rows = await listConflicts();
      const told = new Set(rows.flatMap(({ uid, reservation_id: id }) => [uid, `${uid} ${id}`]));
      const stood = twice.filter(([one, other]) =>
        [one, other].every(({ endedAt = Number.POSITIVE_INFINITY }) => endedAt > other.at + untilTold),
      );
      // Of a stay here, the conflict names both; of two channels, the stay that was read later.
      const isTold = (one: Sold, other: Sold) =>
        one.isHere ? told.has(`${other.name} ${one.name}`) : !other.isHere && told.has(one.name);
      const untold = stood.filter(([one, other]) => !isTold(one, other) && !isTold(other, one));
      const last = clock().getTime() - untilTold;
      expect(untold.filter(([, other]) => other.at < last)).toEqual([]);
    },
    /** Every conflict is about a stay that was sold on nights of another, and none about nights that are only closed. */
    async expectNoFalseAlarm(): Promise<void> {
      const real = new Set(twice.flat().map(({ name }) => name));
      expect((await listConflicts()).filter(({ uid }) => !real.has(uid))).toEqual([]);
    },
  };
}
