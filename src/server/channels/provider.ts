import type { FeedProblem } from '#domain/channels/feed-problem.ts';

/** How the sites that sell the same rooms are read: by their calendar addresses (iCal), or as a test wants. */
export interface ChannelProvider {
  /** What the channel has sold or closed of a room. Never rejects: what went wrong is the reading's problem. */
  receiveBookings(request: BookingsRequest): Promise<Reading>;
}

export interface BookingsRequest {
  url: string;
  /** Of the last whole reading, if it asked for the same nights: the channel may say that nothing has changed. */
  mark: string | null;
  /** The nights that count, both included; others are left out. */
  range: { from: string; to: string };
  signal?: AbortSignal;
}

/** A booking or a block at the channel, with the nights it covers in India, each once and in their order. */
export interface ChannelEvent {
  /** Stays the same when the booking moves. */
  uid: string;
  nights: readonly string[];
  /** As the channel writes it, one line of at most 200 characters. */
  summary: string;
  /** The https address of the booking at the channel. */
  link: string | undefined;
}

export type Reading =
  | { kind: 'unchanged' }
  | { kind: 'whole'; events: readonly ChannelEvent[]; mark: string | null }
  /** What could be read is taken, but nothing is freed. */
  | { kind: 'partial'; events: readonly ChannelEvent[]; problem: FeedProblem }
  | { kind: 'failed'; problem: FeedProblem };
