import type { ColumnType, Generated, Selectable } from 'kysely';
import type { HeldNights } from '#domain/channels/echoes.ts';
import type { FeedProblem } from '#domain/channels/feed-problem.ts';
import type { JsonColumn } from '#server/platform/database/schema.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    channel_feed: ChannelFeedTable;
    channel_event: ChannelEventTable;
    channel_conflict: ChannelConflictTable;
    channel_export: ChannelExportTable;
    channel_block: ChannelBlockTable;
  }
}

interface ChannelFeedTable {
  id: Generated<number>;
  room_id: number;
  name: string;
  url: string;
  /** The ETag of the last whole reading. */
  mark: string | null;
  created_at: Date;
  last_read_at: Date | null;
  last_ok_at: Date | null;
  next_read_at: Date;
  /** How many readings have failed since the last whole one. */
  failures: Generated<number>;
  problem: JsonColumn<FeedProblem> | null;
  /** The host wants bookings only: its blocks take nothing. */
  bookings_only: Generated<boolean>;
  /** It has named a booking at some time. */
  has_stays: Generated<boolean>;
  unknown_zone: Generated<string | null>;
}

interface ChannelEventTable {
  id: Generated<number>;
  feed_id: number;
  uid: string;
  nights: JsonColumn<string[]>;
  /** Closes nights without a guest. */
  is_block: Generated<boolean>;
  /** Those of the nights that are our own, sent back. */
  echoes: ColumnType<string[], string | undefined, string>;
  summary: string;
  link: string | null;
  /** Null while it has no night here. */
  reservation_id: number | null;
  /** How many whole readings in a row did not name the event. */
  absences: Generated<number>;
}

interface ChannelConflictTable {
  id: Generated<number>;
  feed_id: number;
  reservation_id: number;
  uid: string;
  nights: JsonColumn<string[]>;
  check_in: string;
  check_out: string;
  summary: string;
  link: string | null;
  found_at: Date;
  resolved_at: Date | null;
  /** True once the conflict is no longer found. If it is found again, it is a new alarm, whoever had resolved it. */
  is_over: Generated<boolean>;
}

interface ChannelExportTable {
  room_id: number;
  channel: string;
  nonce: string;
  created_at: Date;
  last_fetched_at: Date | null;
  pace_seconds: number | null;
  held: ColumnType<HeldNights, string | undefined, string>;
}

interface ChannelBlockTable {
  room_id: number;
  uid: string;
  check_in: string;
  check_out: string;
  sequence: Generated<number>;
  modified_at: Date;
}

export type FeedRow = Selectable<ChannelFeedTable>;
export type EventRow = Selectable<ChannelEventTable>;
export type ConflictRow = Selectable<ChannelConflictTable>;
export type ExportRow = Selectable<ChannelExportTable>;
