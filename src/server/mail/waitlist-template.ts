import { formatDate, todayInIndia } from '#domain/calendar.ts';
import { clockTime } from '#domain/instant.ts';
import type { MailTemplate } from '#messages/mail.ts';
import { partyText } from '#messages/stay-text.ts';
import {
  ANY_ROOM,
  waitlistJoined,
  waitlistOffer,
  waitlistPaused,
  waitlistUnconfirmed,
} from '#messages/waitlist-mail.ts';
import type { AppDeps } from '#server/platform/context.ts';
import { findEntryById, roomsOfEntry } from '#server/waitlist/queries.ts';
import type { MailJob } from './queries.ts';

type WaitlistJob = Extract<MailJob, { kind: 'waiting_joined' | 'waiting_paused' | 'waiting_offer' }>;

/** The letters to those who wait; undefined when they have been forgotten since. */
export async function waitlistTemplate(
  job: WaitlistJob,
  { db, config }: Pick<AppDeps, 'db' | 'config'>,
): Promise<MailTemplate | undefined> {
  const entry = await findEntryById(db, job.data.entry_id);
  if (!entry) return undefined;
  const rooms = await roomsOfEntry(db, entry);
  const words = {
    room: rooms.map(({ name }) => name).join(', ') || ANY_ROOM,
    rooms: rooms.length,
    checkIn: formatDate(entry.check_in),
    checkOut: formatDate(entry.check_out),
    party: partyText(entry),
    link: `${config.siteUrl}/waiting-list/${job.data.token}`,
  };
  if (job.kind === 'waiting_paused') return waitlistPaused(words);
  if (job.kind === 'waiting_joined')
    return entry.confirmed_at ? waitlistJoined(words) : waitlistUnconfirmed(words);
  const until = new Date(job.data.until);
  return waitlistOffer({
    ...words,
    rooms: rooms.length,
    until: `${clockTime(until)} on ${formatDate(todayInIndia(until))}`,
  });
}
