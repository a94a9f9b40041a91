import type { ExportUrl } from '#contract/host/channels.ts';
import { HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { AccountKeys } from '#server/platform/keys/keys.ts';
import type { ExportRow } from './schema.ts';

/**
 * A channel is late after three times its usual pace, but not before `LEAST_LATE`, and one that never came after a day.
 */
const LATE_PACES = 3;
const LEAST_LATE = 6 * HOUR;
const FIRST_FETCH = 24 * HOUR;

/** Gaps below this are retries and say nothing about the pace. */
const LEAST_GAP = MINUTE;
const OLD_SHARE = 0.7;

/** Computes the secret of the address from the row, so that only the nonce is stored. */
export function exportSecret({ sign }: Pick<AccountKeys, 'sign'>, row: ExportRow): string {
  return sign(`calendar ${row.room_id} ${row.nonce} ${row.channel}`);
}

/** Returns the address of a room's calendar for a channel, and when the channel was there. */
export function exportUrlOf(
  { config, accounts }: Pick<AppContext, 'config' | 'accounts'>,
  row: ExportRow,
  now: Date,
): ExportUrl {
  const path = `${config.publicApiUrl}/ical/${row.room_id}/${exportSecret(accounts, row)}.ics`;
  return {
    room_id: row.room_id,
    channel: row.channel,
    url: new URL(path, config.siteUrl).href,
    last_fetched_at: row.last_fetched_at?.toISOString() ?? null,
    usual_minutes: row.pace_seconds === null ? null : Math.round((row.pace_seconds * SECOND) / MINUTE),
    is_late: isLate(row, now),
  };
}

function isLate({ last_fetched_at, created_at, pace_seconds }: ExportRow, now: Date): boolean {
  if (!last_fetched_at) return now.getTime() - created_at.getTime() > FIRST_FETCH;
  const limit = Math.max(LATE_PACES * (pace_seconds ?? 0) * SECOND, LEAST_LATE);
  return now.getTime() - last_fetched_at.getTime() > limit;
}

/** Returns the usual pace after another fetch: a moving average of the gaps between them. */
export function paceAfter({ last_fetched_at, pace_seconds }: ExportRow, now: Date): number | null {
  const gap = last_fetched_at ? now.getTime() - last_fetched_at.getTime() : 0;
  if (gap < LEAST_GAP) return pace_seconds;
  const seconds = gap / SECOND;
  return Math.round(pace_seconds === null ? seconds : OLD_SHARE * pace_seconds + (1 - OLD_SHARE) * seconds);
}
