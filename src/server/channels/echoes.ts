import { echoesOf, type HeldNights } from '#domain/channels/echoes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { listBlockedNights, type listOtherBlocks, setEchoes } from './event-queries.ts';
import { listExports } from './export-queries.ts';
import type { EventRow, FeedRow } from './schema.ts';

export type OtherBlock = Awaited<ReturnType<typeof listOtherBlocks>>[number];

/**
 * Returns the events with the nights that count: without our own nights that the channel sends back, which are stored
 * with the event, and without any of blocks that the host does not want. The bookings come first.
 */
export async function withoutEchoes(
  tx: Tx,
  feed: FeedRow,
  { events, other, now }: { events: readonly EventRow[]; other: readonly OtherBlock[]; now: Date },
): Promise<EventRow[]> {
  const exports = await listExports(tx, [feed.room_id]);
  const heldBy = (name: string): HeldNights =>
    exports.find(({ channel }) => channel.toLowerCase() === name.toLowerCase())?.held ?? {};
  const nobody = new Set<string>();
  const repeated = other.flatMap((block) => echoesOf(block, heldBy(block.name), { sentBack: nobody, now }));
  // The others were also given the nights that this channel itself has closed. Those are not ours, so no echo.
  const own = new Set(repeated.length > 0 ? await listBlockedNights(tx, feed) : []);
  const sentBack = new Set(repeated.filter((night) => !own.has(night)));
  const held = heldBy(feed.name);
  const counted: EventRow[] = [];
  for (const event of events) {
    const echoes = event.is_block ? echoesOf(event, held, { sentBack, now }) : [];
    if (echoes.join() !== event.echoes.join()) await setEchoes(tx, event.id, echoes);
    const isIgnored = event.is_block && feed.bookings_only;
    counted.push({
      ...event,
      nights: isIgnored ? [] : event.nights.filter((night) => !echoes.includes(night)),
    });
  }
  return [...counted.filter(({ is_block }) => !is_block), ...counted.filter(({ is_block }) => is_block)];
}
