import type { FeedProblem } from '#domain/channels/feed-problem.ts';

/**
 * The interface to sites that sell the same rooms. A calendar address (iCal) is its first implementation; a channel
 * manager would be another one, and must pass the same contract test.
 */
export interface ChannelProvider {
  /** Reads what the channel has sold or closed of a room. Never rejects: the reading names the problem. */
  receiveBookings(request: BookingsRequest): Promise<Reading>;
  /** Tells the channel which nights of a room it must not sell. */
  pushAvailability(room: RoomAvailability): Promise<Pushed>;
}

export interface BookingsRequest {
  url: string;
  /**
   * The mark of the last whole reading, if that asked for the same nights: the channel may say that nothing has
   * changed.
   */
  mark: string | null;
  /** The nights that count, both included; the reading leaves out others. */
  range: { from: string; to: string };
  signal?: AbortSignal;
}

/** A booking or a block at the channel; `nights` are civil dates in India, each once and in order. */
export interface ChannelEvent {
  /** The id stays the same when the booking moves. */
  uid: string;
  nights: readonly string[];
  /** The channel's own text, one line of at most 200 characters. */
  summary: string;
  /** The https address of the booking at the channel. */
  link: string | undefined;
}

export type Reading =
  | { kind: 'unchanged' }
  | { kind: 'whole'; events: readonly ChannelEvent[]; mark: string | null }
  /** Events that could be read are applied, but no nights are freed. */
  | { kind: 'partial'; events: readonly ChannelEvent[]; problem: FeedProblem }
  | { kind: 'failed'; problem: FeedProblem };

/** Nights of a room that are sold or closed here, without guest data. `checkOut` is the day after the last night. */
export interface TakenNights {
  /** The id stays the same when the block moves. */
  uid: string;
  checkIn: string;
  checkOut: string;
  /** How often the block has changed; `modifiedAt` is when it last did. */
  sequence: number;
  modifiedAt: Date;
}

export interface RoomAvailability {
  roomName: string;
  /** The nights that the channel itself has sold are left out. */
  taken: readonly TakenNights[];
}

/** `file`: the channel fetches it at the address that it was given. `sent`: the channel has received it. */
export type Pushed = { kind: 'file'; body: string; type: string; etag: string } | { kind: 'sent' };
