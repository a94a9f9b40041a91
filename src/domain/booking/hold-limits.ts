import { DAY } from '#domain/dates/duration.ts';

/**
 * Limits for unpaid holds, in room-nights by browser and network: holds are free, so nobody may take all
 * rooms off sale.
 */

/** What the caller has proved: nothing, work by the browser, or a mailbox. */
export type HoldProof = 'none' | 'work' | 'mailbox';

/** The most room-nights held at once. For comparison: three rooms for a week are 21. */
const ROOM_NIGHTS = {
  none: { address: 30, network: 30 },
  work: { address: 42, network: 54 },
  // A verified mailbox allows nine rooms for ten nights, from any number of browsers.
  mailbox: { address: 90, network: 108 },
} as const;
const ROOM_NIGHTS_OF_MAILBOX = 90;
const OPEN_OF_VISITOR = 3;
const AN_HOUR_OF_VISITOR = 10;
const AN_HOUR_OF_ADDRESS = 20;
/**
 * If others hold more than this share of a night without a verified mailbox, the next browser needs proof of
 * work.
 */
const CROWDED = 0.3;

/** The caller's unpaid holds, counted one by one or in room-nights. */
export interface HoldCounts {
  visitor: {
    open: number;
    roomNights: number;
    /** Holds that were requested in the last hour, in any state. */
    lastHour: number;
    /** Holds that were released or expired in the last day. */
    unpaid: number;
  };
  address: { roomNights: number; lastHour: number };
  network: { roomNights: number };
  /** The requested nights, each with the property's rooms and those held by others without a verified mailbox. */
  nights: readonly { rooms: number; heldByOthers: number }[];
}

export type HoldDecision = { hold: 'granted'; minutes: number } | { hold: 'refused' | 'proof needed' };

/** Returns whether the caller may hold these room-nights, and for how long. `minutes` is the length of a first hold. */
export function decideHold(
  { roomNights, proof, minutes }: { roomNights: number; proof: HoldProof; minutes: number },
  { visitor, address, network, nights }: HoldCounts,
): HoldDecision {
  const granted: HoldDecision = { hold: 'granted', minutes: minutesOf(minutes, visitor.unpaid) };
  if (visitor.open >= OPEN_OF_VISITOR || visitor.lastHour >= AN_HOUR_OF_VISITOR) return { hold: 'refused' };
  const fits = (budget: { address: number; network: number }) =>
    address.roomNights + roomNights <= budget.address && network.roomNights + roomNights <= budget.network;
  if (proof === 'mailbox') {
    const fitsMailbox = visitor.roomNights + roomNights <= ROOM_NIGHTS_OF_MAILBOX;
    return fitsMailbox && fits(ROOM_NIGHTS.mailbox) ? granted : { hold: 'refused' };
  }
  if (address.lastHour >= AN_HOUR_OF_ADDRESS || !fits(ROOM_NIGHTS.work)) return { hold: 'refused' };
  if (proof === 'work') return granted;
  return fits(ROOM_NIGHTS.none) && !nights.some(isCrowded) ? granted : { hold: 'proof needed' };
}

/** Always allows one hold, because in a property of three rooms it alone exceeds the share. */
function isCrowded({ rooms, heldByOthers }: { rooms: number; heldByOthers: number }): boolean {
  return heldByOthers > Math.max(1, rooms * CROWDED);
}

/** Holds are shorter after two that expired. */
function minutesOf(first: number, unpaid: number): number {
  if (unpaid < 2) return first;
  return Math.min(first, unpaid === 2 ? 5 : 2);
}

/** A change may hold as many as a visitor. */
const ROOM_NIGHTS_OF_CHANGE = 54;

interface ChangeHold {
  nights: readonly { room_id: number; night: string }[];
  created_at: Date;
  ends_at: Date;
}

/**
 * Returns the end of a hold for a change; undefined if refused. Nights held for a change of the same booking within the
 * last day keep that hold's end.
 */
export function changeHoldEnd(
  requested: Pick<ChangeHold, 'nights'> & { until: Date; now: Date },
  earlier: readonly ChangeHold[],
): Date | undefined {
  if (requested.nights.length > ROOM_NIGHTS_OF_CHANGE) return undefined;
  const key = ({ room_id, night }: ChangeHold['nights'][number]) => `${room_id} ${night}`;
  const keys = new Set(requested.nights.map(key));
  const ends = earlier
    .filter(({ created_at }) => requested.now.getTime() - created_at.getTime() < DAY)
    .filter(({ nights }) => nights.some((night) => keys.has(key(night))))
    .map(({ ends_at }) => ends_at.getTime());
  const end = Math.min(requested.until.getTime(), ...ends);
  return end > requested.now.getTime() ? new Date(end) : undefined;
}
