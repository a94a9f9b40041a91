import { todayInIndia } from '#domain/dates/calendar.ts';
import { clockTime } from '#domain/dates/instant.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import { pageFor, say, sayDate } from '#server/language/say.ts';

import type { EntryForMail } from './data.ts';
import type { MailJob } from './queries.ts';

type WaitlistJob = Extract<MailJob, { kind: 'waiting_joined' | 'waiting_paused' | 'waiting_offer' }>;

export function waitlistTemplate(job: WaitlistJob, entry: EntryForMail, siteUrl: string): MailTemplate {
  const { rooms } = entry;
  const text = {
    room: rooms.map(({ name }) => name).join(', ') || say().mailWaitlist.ANY_ROOM,
    rooms: rooms.length,
    checkIn: sayDate(entry.check_in),
    checkOut: sayDate(entry.check_out),
    party: say().bookingStayText.partyText(entry),
    link: `${siteUrl}${pageFor(`/waiting-list/${job.data.token}`)}`,
  };
  if (job.kind === 'waiting_paused') return say().mailWaitlist.waitlistPaused(text);
  if (job.kind === 'waiting_joined')
    return entry.isConfirmed
      ? say().mailWaitlist.waitlistJoined(text)
      : say().mailWaitlist.waitlistUnconfirmed(text);
  const until = new Date(job.data.until);
  return say().mailWaitlist.waitlistOffer({
    ...text,
    rooms: rooms.length,
    until: `${clockTime(until)} on ${sayDate(todayInIndia(until))}`,
  });
}
