import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { clockTime } from '#domain/dates/instant.ts';
import { partyText } from '#messages/booking/stay-text.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import {
  ANY_ROOM,
  waitlistJoined,
  waitlistOffer,
  waitlistPaused,
  waitlistUnconfirmed,
} from '#messages/mail/waitlist.ts';
import type { EntryForMail } from './data.ts';
import type { MailJob } from './queries.ts';

type WaitlistJob = Extract<MailJob, { kind: 'waiting_joined' | 'waiting_paused' | 'waiting_offer' }>;

export function waitlistTemplate(job: WaitlistJob, entry: EntryForMail, siteUrl: string): MailTemplate {
  const { rooms } = entry;
  const text = {
    room: rooms.map(({ name }) => name).join(', ') || ANY_ROOM,
    rooms: rooms.length,
    checkIn: formatDate(entry.check_in),
    checkOut: formatDate(entry.check_out),
    party: partyText(entry),
    link: `${siteUrl}/waiting-list/${job.data.token}`,
  };
  if (job.kind === 'waiting_paused') return waitlistPaused(text);
  if (job.kind === 'waiting_joined')
    return entry.isConfirmed ? waitlistJoined(text) : waitlistUnconfirmed(text);
  const until = new Date(job.data.until);
  return waitlistOffer({
    ...text,
    rooms: rooms.length,
    until: `${clockTime(until)} on ${formatDate(todayInIndia(until))}`,
  });
}
