import type { FeedProblem } from '#domain/channels/feed-problem.ts';

/** How the sites that sell the same rooms are read: by their calendar addresses (iCal), or as a test wants. */
export interface ChannelProvider {
  /** Reads what the channel has sold or closed of a room. Never rejects: the reading names the problem. */
  receiveBookings(request: BookingsRequest): Promise<Reading>;
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

/** A booking at the channel, or nights that it has closed without a guest; `nights` are civil dates in India, each once and in order. */
export interface ChannelEvent {
  /** The id stays the same when the booking moves. */
  uid: string;
  isBlock: boolean;
  nights: readonly string[];
  /** The channel's own text, one line of at most 200 characters. */
  summary: string;
  /** The https address of the booking at the channel. */
  link: string | undefined;
}

/** `unknownZone`: a time zone of the calendar that nothing explains; its times were read as India's. */
export type Reading =
  | { kind: 'unchanged' }
  | { kind: 'whole'; events: readonly ChannelEvent[]; mark: string | null; unknownZone?: string | undefined }
  /** Events that could be read are applied, but no nights are freed. */
  | {
      kind: 'partial';
      events: readonly ChannelEvent[];
      problem: FeedProblem;
      unknownZone?: string | undefined;
    }
  | { kind: 'failed'; problem: FeedProblem };
