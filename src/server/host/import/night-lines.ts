import { formatRange, rangesOf } from '#domain/dates/night-ranges.ts';
import { formatRupees } from '#domain/money/money.ts';
import { priceWarning } from '#domain/rates/host-warnings.ts';
import * as copy from '#messages/host/import/nights.ts';
import type { NightChanges, NightStep, OpenNight } from './nights.ts';

interface NamedRoom {
  id: number;
  name: string;
}

/** Returns what changes in a room, old and new, a line for each range of nights. */
export function changeLines(room: NamedRoom, { steps }: NightChanges): string[] {
  return linesOf(steps, changeOf).map(({ when, text }) => copy.changeLine(room, when, text));
}

/** Returns what stays, because the host has set it elsewhere since. */
export function conflictLines(room: NamedRoom, { conflicts }: NightChanges): string[] {
  const text = ({ setBy, before, after }: (typeof conflicts)[number]) =>
    copy.stays(valuesOf(before, after), copy.SET_BY[setBy], valuesOf(after, before));
  return linesOf(conflicts, text).map(({ which, text }) => copy.conflictLine(room, which, text));
}

/** Prices that are probably a slip of the finger. */
export function priceWarnings(room: NamedRoom, { steps }: NightChanges): string[] {
  const text = ({ before, after }: NightStep) => {
    const warning = after && priceWarning(before?.price, after.price);
    if (!warning) return undefined;
    return warning === 'zero' ? copy.freeOfCharge : copy.jump(rupees(before), rupees(after));
  };
  return linesOf(steps, text).map(({ when, text }) => copy.warning(copy.changeLine(room, when, text)));
}

const rupees = (night: OpenNight | undefined) => formatRupees(night?.price ?? 0);

/** Returns nights of which the same is to be said, as ranges in the order of their first nights. */
function linesOf<Step extends NightStep>(steps: readonly Step[], textOf: (step: Step) => string | undefined) {
  const sorted = steps.toSorted((a, b) => (a.night < b.night ? -1 : 1));
  const lines = [...Map.groupBy(sorted, textOf)].flatMap(([text, same]) =>
    rangesOf(text === undefined ? [] : same.map(({ night }) => night)).map((range) => ({
      from: range.from,
      which: copy.whichNights(formatRange(range), range.weekdays),
      when: copy.nightsOf(formatRange(range), range.count, range.weekdays),
      text: text ?? '',
    })),
  );
  return lines.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns a text such as `₹1,800 → ₹2,800, minimum stay 1 → 2`. */
function changeOf({ before, after }: NightStep): string {
  if (!before || !after)
    return after ? copy.opens(valuesOf(after, undefined)) : copy.closes(valuesOf(before, undefined));
  const price = copy.arrow(rupees(before), rupees(after));
  const discount =
    before.discount !== after.discount && copy.discounts(before.discount, after.discount, formatRupees);
  const stay =
    before.minimum_stay !== after.minimum_stay && copy.minimumStays(before.minimum_stay, after.minimum_stay);
  return [price, discount, stay].filter(Boolean).join(', ');
}

/** Returns a night's price, and what else it has that the other has not. */
function valuesOf(night: OpenNight | undefined, other: OpenNight | undefined): string {
  if (!night) return copy.closed;
  const discount = night.discount !== (other?.discount ?? 0) && copy.discount(formatRupees(night.discount));
  const stay = night.minimum_stay !== (other?.minimum_stay ?? 1) && copy.minimumStay(night.minimum_stay);
  return [rupees(night), discount, stay].filter(Boolean).join(', ');
}
