import { DAY } from './duration.ts';

/**
 * How much can be held without paying. Holds are free, so they are limited: nobody can take all rooms off sale. What
 * counts is room-nights, by who asks and from where.
 */

/** What the one who asks has shown: nothing, that their browser worked for it, or that a mailbox is theirs. */
export type HoldProof = 'none' | 'work' | 'mailbox';

/** The most room-nights that can be held at once. For comparison: three rooms for a week are 21. */
const ROOM_NIGHTS = {
  none: { address: 30, network: 30 },
  work: { address: 42, network: 54 },
  // Nine rooms for ten nights, for who has proven a mailbox, in however many browsers.
  mailbox: { address: 90, network: 108 },
} as const;
const ROOM_NIGHTS_OF_MAILBOX = 90;
const OPEN_OF_VISITOR = 3;
const AN_HOUR_OF_VISITOR = 10;
const AN_HOUR_OF_ADDRESS = 20;
/** While others hold more of a night's rooms without a proven mailbox, the next browser works for its hold. */
const CROWDED = 0.3;

/** What is on hold, and was asked for, without being paid. */
export interface HoldCounts {
  visitor: {
    open: number;
    roomNights: number;
    /** Asked for in the last hour, whatever became of it. */
    lately: number;
    /** Given up or run out in the last day. */
    unpaid: number;
  };
  address: { roomNights: number; lately: number };
  network: { roomNights: number };
  /** Nights among those wanted, each with the house's rooms and how many of them others hold without a proven mailbox. */
  nights: readonly { rooms: number; heldByOthers: number }[];
}

export type HoldDecision = { hold: 'given'; minutes: number } | { hold: 'refused' | 'proof needed' };

/** Whether somebody may hold so many room-nights, and for how long. `minutes` is what a first hold has. */
export function decideHold(
  { roomNights, proof, minutes }: { roomNights: number; proof: HoldProof; minutes: number },
  { visitor, address, network, nights }: HoldCounts,
): HoldDecision {
  const given: HoldDecision = { hold: 'given', minutes: minutesOf(minutes, visitor.unpaid) };
  if (visitor.open >= OPEN_OF_VISITOR || visitor.lately >= AN_HOUR_OF_VISITOR) return { hold: 'refused' };
  const fits = (budget: { address: number; network: number }) =>
    address.roomNights + roomNights <= budget.address && network.roomNights + roomNights <= budget.network;
  if (proof === 'mailbox') {
    const isOwn = visitor.roomNights + roomNights <= ROOM_NIGHTS_OF_MAILBOX;
    return isOwn && fits(ROOM_NIGHTS.mailbox) ? given : { hold: 'refused' };
  }
  if (address.lately >= AN_HOUR_OF_ADDRESS || !fits(ROOM_NIGHTS.work)) return { hold: 'refused' };
  if (proof === 'work') return given;
  return fits(ROOM_NIGHTS.none) && !nights.some(isCrowded) ? given : { hold: 'proof needed' };
}

/** The hold that is there already may be one room of three: the first of a family is never refused for it. */
function isCrowded({ rooms, heldByOthers }: { rooms: number; heldByOthers: number }): boolean {
  return heldByOthers > Math.max(1, rooms * CROWDED);
}

/** Who has let two holds run out gets shorter ones. */
function minutesOf(first: number, unpaid: number): number {
  if (unpaid < 2) return first;
  return Math.min(first, unpaid === 2 ? 5 : 2);
}

/** A change may hold as much as a visitor may. */
const ROOM_NIGHTS_OF_CHANGE = 54;

interface ChangeHold {
  nights: readonly { room_id: number; night: string }[];
  created_at: Date;
  ends_at: Date;
}

/**
 * Until when nights may be held for a change; undefined where they may not. Nights that were held for a change of the same
 * booking a day ago or less are not held beyond the end of that.
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
