import { DAY } from '#domain/dates/duration.ts';

/**
 * Tells the nights that a channel only repeats from our calendar from those that it has closed by itself. A channel that
 * knew a night to be taken has not sold it, unless its calendar calls the event a reservation.
 */

/** The nights that a channel was given: null while it has them, else the instant (ISO) at which it was told otherwise. */
export type HeldNights = Readonly<Record<string, string | null>>;

/** A channel's own calendar is about this much behind what it has read here. */
const BEHIND = DAY;

const isRecent = (droppedAt: string, now: Date) => now.getTime() - Date.parse(droppedAt) <= BEHIND;

/** Returns what a channel holds after it has fetched these nights. */
export function heldAfter(before: HeldNights, nights: readonly string[], now: Date): HeldNights {
  const dropped = Object.entries(before).flatMap(([night, droppedAt]) => {
    const at = droppedAt ?? now.toISOString();
    return isRecent(at, now) ? [[night, at] as const] : [];
  });
  return { ...Object.fromEntries(dropped), ...Object.fromEntries(nights.map((night) => [night, null])) };
}

interface Block {
  nights: readonly string[];
  /** Those of its nights that were echoes when it was last looked at, under the same UID. */
  echoes: readonly string[];
}

/**
 * Returns the nights of a block that are an echo: those that the channel holds, and for a day also those that it held,
 * if the block was their echo before or is one in part. `sentBack` are nights that another channel has sent back.
 */
export function echoesOf(
  { nights, echoes }: Block,
  held: HeldNights,
  { sentBack, now }: { sentBack: ReadonlySet<string>; now: Date },
): string[] {
  const isHeld = (night: string) => held[night] === null || sentBack.has(night);
  const isPart = nights.some(isHeld);
  return nights.filter((night) => {
    if (isHeld(night)) return true;
    const droppedAt = held[night];
    return !!droppedAt && isRecent(droppedAt, now) && (isPart || echoes.includes(night));
  });
}
