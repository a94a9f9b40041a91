import * as z from 'zod/mini';
import type { HostChange } from '#contract/host/history.ts';
import { ratePlan } from '#contract/host/rates.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRange } from '#domain/dates/night-ranges.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/host/changes/changes.ts';
import { changeOf } from '#stores/host/bookings/history.ts';

export interface Names {
  rooms: ReadonlyMap<number, string>;
  people: ReadonlyMap<number, string>;
}

const run = z.object({
  room_id: z.number(),
  from: z.string(),
  to: z.string(),
  closed: z.boolean(),
  price: z.number(),
  discount: z.number(),
  minimum_stay: z.number(),
});
type Run = z.infer<typeof run>;
const runs = z.array(run);
const rates = z.object({ plan: z.nullable(ratePlan), nights: z.optional(z.object({ changed: z.number() })) });
const facts = z.record(z.string(), z.unknown());

/** Returns what a change changed, a line for each fact, in words: `Room 1, 18–20 Dec 2026: ₹2,000 → ₹1,900`. */
export function linesOf(change: HostChange, names: Names): string[] {
  if (change.booking) return [changeOf(change), change.reason ?? ''].filter(Boolean);
  const [nightsBefore, nightsAfter] = [runs.safeParse(change.before), runs.safeParse(change.after)];
  if (nightsBefore.success && nightsAfter.success)
    return nightLines(nightsBefore.data, nightsAfter.data, names);
  if (change.action === 'save rates') return rateLines(change, names);
  return factLines(
    facts.safeParse(change.before).data ?? {},
    facts.safeParse(change.after).data ?? {},
    names,
  );
}

/** Every run after the change, and the values that its first night had before. */
function nightLines(before: readonly Run[], after: readonly Run[], { rooms }: Names): string[] {
  return after.map((next) => {
    const old = before.filter(
      ({ room_id, from, to }) => room_id === next.room_id && from <= next.to && to >= next.from,
    );
    const values = [...new Set(old.map((one) => nightText(one, next)))].join(', ');
    const name = `${rooms.get(next.room_id) ?? ''}, ${formatRange(next)}`;
    return messages.step(name, values, nightText(next, old[0] ?? next));
  });
}

/** Returns what differs from other values, and the price if nothing does. */
function nightText(one: Run, other: Run): string {
  const { closed, price, discount, minimum_stay } = one;
  const isPriced = price !== other.price || discount !== other.discount;
  const parts = [
    closed !== other.closed && (closed ? messages.closed : messages.open),
    isPriced &&
      (discount > 0 ? messages.discounted(formatRupees(price), formatRupees(discount)) : formatRupees(price)),
    minimum_stay !== other.minimum_stay && messages.minimumStay(minimum_stay),
  ].filter(Boolean);
  return parts.join(', ') || formatRupees(price);
}

function rateLines({ before, after }: HostChange, { rooms }: Names): string[] {
  const [old, next] = [rates.safeParse(before).data, rates.safeParse(after).data];
  const plan = next?.plan;
  if (!plan) return [];
  const known = new Map(old?.plan?.rooms.map((room) => [room.room_id, room]));
  const lines = plan.rooms.flatMap((room) => {
    const was = known.get(room.room_id);
    const name = rooms.get(room.room_id) ?? '';
    return [
      different(messages.usualPrice(name), rupees(was?.price), rupees(room.price)),
      different(messages.weekendPrice(name), rupees(was?.weekend_price), rupees(room.weekend_price)),
    ];
  });
  const until = different(
    messages.onSaleUntil,
    old?.plan ? formatDate(old.plan.until) : messages.nothing,
    formatDate(plan.until),
  );
  const nights = next.nights && messages.only(messages.nightsChanged, String(next.nights.changed));
  return [...lines, until, nights].flatMap((line) => line || []);
}

const rupees = (amount: number | null | undefined) => (amount ? formatRupees(amount) : messages.nothing);
const different = (name: string, old: string, next: string) =>
  old === next ? '' : messages.step(name, old, next);

/** These mean nothing to a reader, or are said elsewhere in the line. */
const HIDDEN = /^(room_id|property_id|user_id|feed_id|photo_ids?|path|version|conflict_id)$/;
const MONEY = /price$|charges?$/;
const LONGEST = 120;

function factLines(before: Record<string, unknown>, after: Record<string, unknown>, names: Names): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !HIDDEN.test(key),
  );
  const lines = keys.flatMap((key) => {
    const [old, next] = [wordOf(key, before[key]), wordOf(key, after[key])];
    const name = messages.NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
    if (old === next) return [];
    if (!(key in before)) return [messages.only(name, next)];
    return [key in after ? messages.step(name, old, next) : messages.only(name, old)];
  });
  const { room_id, user_id } = { ...before, ...after };
  const about = names.rooms.get(Number(room_id)) ?? names.people.get(Number(user_id));
  return about === undefined ? lines : [about, ...lines];
}

/** Returns a value in words. A long one is cut. */
function wordOf(key: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return MONEY.test(key) ? formatRupees(value) : String(value);
  if (Array.isArray(value)) return shortened(value.map((one) => wordOf(key, one)).join(', '));
  if (typeof value !== 'object') return shortened(String(value));
  const entries = Object.entries(value).map(
    ([name, one]) => `${name.replaceAll('_', ' ')} ${wordOf(name, one)}`,
  );
  return shortened(entries.join(', '));
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
