import type { AlertKind } from '#domain/booking/alerts.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatStay } from '#domain/dates/calendar.ts';
import { nightsText } from '#domain/dates/night-ranges.ts';
import { hostAlert, staffActs } from '#messages/host/alerts.ts';
import { hostInvitation } from '#messages/host/inviting.ts';
import { soldTwice } from '#messages/mail/conflict.ts';
import { hostNotice } from '#messages/mail/host-notice.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import type { ConflictForMail } from './data.ts';
import { nameInMail } from './name-in-mail.ts';
import type { MailJob } from './queries.ts';

export const invitationLink = (siteUrl: string, token: string) => `${siteUrl}/host/invitation/${token}`;

export function alertPath(kind: AlertKind, reservationId: number): string {
  return kind === 'channel_conflict' ? '/host/channels' : `/host/bookings/${reservationId}`;
}

type HostJob = Extract<MailJob, { kind: 'host_invitation' | 'host_alert' | 'host_notice' | 'staff_acts' }>;

export async function hostTemplate(
  job: HostJob,
  siteUrl: string,
  findGuest: (reservationId: number) => Promise<{ guest_name: string; awaits_host: boolean }>,
): Promise<MailTemplate> {
  if (job.kind === 'host_invitation') {
    return hostInvitation({ ...job.data, link: invitationLink(siteUrl, job.data.token) });
  }
  if (job.kind === 'host_notice') return hostNotice(job.data, `${siteUrl}/host/people`);
  if (job.kind === 'staff_acts') {
    const acts = job.data.acts.map(({ name, ...act }) => ({ ...act, name: nameInMail(name) }));
    return staffActs(acts, `${siteUrl}/host/changes`);
  }
  const { alert: kind, reservation_id } = job.data;
  const { guest_name: guestName, awaits_host: isRequest } = await findGuest(reservation_id);
  const link = siteUrl + alertPath(kind, reservation_id);
  const isChosen = !job.data.is_request;
  return hostAlert({
    kind,
    isRequest,
    isChosen,
    reference: bookingReference(reservation_id),
    guestName,
    link,
  });
}

export function conflictTemplate(conflict: ConflictForMail, siteUrl: string): MailTemplate {
  const { booking, event, channel, room, nights } = conflict;
  const stayText = (stay: { check_in: string; check_out: string }) =>
    formatStay({ checkIn: stay.check_in, checkOut: stay.check_out }, true);
  return soldTwice({
    channel,
    room,
    nights: nightsText(nights),
    reference: bookingReference(booking.id),
    guestName: nameInMail(booking.guest_name),
    guestPhone: booking.guest_phone,
    stay: stayText(booking),
    stayThere: stayText(event),
    summary: nameInMail(event.summary),
    linkThere: event.link ?? undefined,
    link: `${siteUrl}/host/channels`,
  });
}
