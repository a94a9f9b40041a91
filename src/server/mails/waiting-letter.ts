import { formatDate, todayInIndia } from '#domain/calendar.ts';
import { clockTime } from '#domain/instant.ts';
import type { Letter } from '#messages/mail.ts';
import { partyWords } from '#messages/stay-words.ts';
import {
  ANY_ROOM,
  waitingJoined,
  waitingOffer,
  waitingPaused,
  waitingUnconfirmed,
} from '#messages/waiting-mail.ts';
import type { AppDeps } from '../deps.ts';
import type { MailJob } from '../storage/outbox.ts';
import { findWaitingById, waitingRooms } from '../storage/waiting.ts';

type WaitingJob = Extract<MailJob, { kind: 'waiting_joined' | 'waiting_paused' | 'waiting_offer' }>;

/** The letters to those who wait; undefined when they have been forgotten since. */
export async function waitingLetter(
  job: WaitingJob,
  { db, config }: Pick<AppDeps, 'db' | 'config'>,
): Promise<Letter | undefined> {
  const entry = await findWaitingById(db, job.data.entry_id);
  if (!entry) return undefined;
  const rooms = await waitingRooms(db, entry);
  const words = {
    room: rooms.map(({ name }) => name).join(', ') || ANY_ROOM,
    rooms: rooms.length,
    checkIn: formatDate(entry.check_in),
    checkOut: formatDate(entry.check_out),
    party: partyWords(entry),
    link: `${config.siteUrl}/waiting-list/${job.data.token}`,
  };
  if (job.kind === 'waiting_paused') return waitingPaused(words);
  if (job.kind === 'waiting_joined')
    return entry.confirmed_at ? waitingJoined(words) : waitingUnconfirmed(words);
  const until = new Date(job.data.until);
  return waitingOffer({
    ...words,
    rooms: rooms.length,
    until: `${clockTime(until)} on ${formatDate(todayInIndia(until))}`,
  });
}
