import type { AlertKind } from '#domain/booking/alerts.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { saidNotComing } from '#domain/booking/cancellation.ts';
import { addDays, daysBetween, formatStay } from '#domain/dates/calendar.ts';
import { formatRange, nightsText } from '#domain/dates/night-ranges.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { formatPaid, formatPaise, formatRupees } from '#domain/money/money.ts';
import { hostAlert, registerAlert, staffActs, takesNoLonger } from '#messages/host/alerts.ts';
import { hostInvitation } from '#messages/host/inviting.ts';
import { soldTwice } from '#messages/mail/conflict.ts';
import { hostNotice } from '#messages/mail/host-notice.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import { paymentDiffers } from '#messages/mail/refund.ts';
import { guestPaid, hostRequests, type RequestText } from '#messages/mail/request.ts';
import type { ConflictForMail, GuestOfBooking } from './data.ts';
import { nameInMail } from './name-in-mail.ts';
import type { MailJob } from './queries.ts';

export const invitationLink = (siteUrl: string, token: string) => `${siteUrl}/host/invitation/${token}`;

/** The page of the desk that alerts of the register lead to. */
export const REGISTER_PAGE = '/host/register';

export function alertPath(kind: AlertKind, reservationId: number): string {
  return kind === 'channel_conflict' ? '/host/channels' : `/host/bookings/${reservationId}`;
}

/** Returns the sentence about the nights of a booking that was cancelled. */
export function freedText({ check_in, check_out }: { check_in: string; check_out: string }): string {
  const nights = formatRange({ from: check_in, to: addDays(check_out, -1) });
  return takesNoLonger(nights, daysBetween(check_in, check_out));
}

/** The same rule as for the desk's "Refund anyway". */
export const mayStillRefund = ({
  paid_paise,
  refunded_paise,
}: Pick<GuestOfBooking, 'paid_paise' | 'refunded_paise'>) => paid_paise > 0 && refunded_paise === 0;

/** Returns what the mail to HOST_EMAIL says about a guest who is not coming; undefined for any other booking. */
export function goneText(id: number, guest: GuestOfBooking, siteUrl: string) {
  if (!saidNotComing(guest)) return undefined;
  const refundLink = mayStillRefund(guest) ? siteUrl + alertPath('cancellation', id) : undefined;
  return { freed: freedText(guest), refundLink };
}

type HostJob = Extract<
  MailJob,
  {
    kind:
      | 'host_invitation'
      | 'host_alert'
      | 'host_notice'
      | 'staff_acts'
      | 'register_alert'
      | 'guest_paid'
      | 'payment_differs'
      | 'host_requests';
  }
>;

export async function hostTemplate(
  job: HostJob,
  siteUrl: string,
  findGuest: (reservationId: number) => Promise<GuestOfBooking>,
): Promise<MailTemplate> {
  if (job.kind === 'host_invitation') {
    return hostInvitation({ ...job.data, link: invitationLink(siteUrl, job.data.token) });
  }
  if (job.kind === 'host_notice') return hostNotice(job.data, `${siteUrl}/host/people`);
  if (job.kind === 'register_alert') return registerAlert(job.data.alert, siteUrl + REGISTER_PAGE);
  if (job.kind === 'staff_acts') {
    const acts = job.data.acts.map(({ name, ...act }) => ({ ...act, name: nameInMail(name) }));
    return staffActs(acts, `${siteUrl}/host/changes`);
  }
  if (job.kind === 'host_requests') return requestsTemplate(job.data.reservation_ids, siteUrl, findGuest);
  const guest = await findGuest(job.data.reservation_id);
  if (job.kind === 'guest_paid') {
    const { reservation_id } = job.data;
    const link = siteUrl + alertPath('new_booking', reservation_id);
    const isConfirmed = guest.status === 'confirmed';
    const due = isConfirmed ? formatPaise(balancePaise(guest)) : formatRupees(guest.due_now);
    return guestPaid({ ...requestText(reservation_id, guest), due, isConfirmed, link });
  }
  if (job.kind === 'payment_differs') {
    const { reservation_id, paid_paise, currency, due_paise } = job.data;
    return paymentDiffers({
      reference: bookingReference(reservation_id),
      guestName: nameInMail(guest.guest_name),
      paid: formatPaid(paid_paise, currency),
      due: formatPaise(due_paise),
      link: siteUrl + alertPath('new_booking', reservation_id),
    });
  }
  const { alert: kind, reservation_id } = job.data;
  const { guest_name: guestName, awaits_host: isRequest } = guest;
  const canRefund = job.data.may_refund === true && mayStillRefund(guest);
  const link = siteUrl + alertPath(kind, reservation_id);
  const isChosen = !job.data.is_request;
  return hostAlert({
    kind,
    isRequest,
    paysAtProperty: guest.pays_at_property,
    isChosen,
    reference: bookingReference(reservation_id),
    guestName,
    link,
    gone:
      kind === 'cancellation' && saidNotComing(guest) ? { freed: freedText(guest), canRefund } : undefined,
  });
}

const requestText = (id: number, { guest_name, paid_reference }: GuestOfBooking): RequestText => ({
  reference: bookingReference(id),
  guestName: guest_name,
  paidReference: paid_reference ?? undefined,
});

/** Leaves out what has been answered or released meanwhile. */
async function requestsTemplate(
  ids: readonly number[],
  siteUrl: string,
  findGuest: (reservationId: number) => Promise<GuestOfBooking>,
): Promise<MailTemplate> {
  const guests = await Promise.all(ids.map(async (id) => ({ id, guest: await findGuest(id) })));
  const open = guests.flatMap(({ id, guest }) => (guest.awaits_host ? requestText(id, guest) : []));
  return hostRequests(open, `${siteUrl}/host`);
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
