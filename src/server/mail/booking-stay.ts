import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { MailData, StayInMail } from './data.ts';
import { nameInMail } from './name-in-mail.ts';
import type { QueuedMail } from './queries.ts';

type StayDeps = Pick<AppContext, 'host'> & { mailData: MailData };

export class MailSubjectMissing extends Error {
  override readonly name = 'MailSubjectMissing';
}

type AboutBooking = Pick<QueuedMail, 'created_at'> & { data: { reservation_id: number } };

/** Returns the guest of a booking, whose name is safe in a mail. */
export async function guestOf(reservationId: number, { mailData }: Pick<StayDeps, 'mailData'>) {
  const guest = await mailData.guest(reservationId);
  if (!guest) throw new MailSubjectMissing(`there is no reservation ${reservationId}`);
  return { ...guest, guest_name: nameInMail(guest.guest_name) };
}

/** The paper that stood for the booking when the mail was written. */
export function paperOf({ data, created_at }: AboutBooking, { mailData, host }: StayDeps) {
  return mailData.paper(data.reservation_id, host, created_at);
}

/** What a cancellation has brought; the invoice of before says nothing of it. */
export async function cancelledPaper(job: AboutBooking, deps: StayDeps) {
  const paper = await paperOf(job, deps);
  return paper?.kind === 'invoice' ? undefined : paper;
}

/** The paper of a changed booking, unless it still shows it as it was before. */
export async function changedPaper(job: AboutBooking, now: StayOnPaper, deps: StayDeps) {
  const paper = await paperOf(job, deps);
  const { stay, totals } = paper?.data.stay ?? {};
  const isSame = stay?.checkIn === now.stay.checkIn && stay.checkOut === now.stay.checkOut;
  return isSame && totals?.total === now.totals.total ? paper : undefined;
}

export async function stayOf(reservationId: number, { mailData, host }: StayDeps): Promise<StayInMail> {
  const stay = await mailData.booking(reservationId, host);
  if (!stay) throw new MailSubjectMissing(`reservation ${reservationId} was never confirmed`);
  return stay;
}

/**
 * Returns the booking before its cancellation: a late mail shows the booking as made, with the refunded money as paid.
 */
export async function stayAsBooked(reservationId: number, deps: StayDeps): Promise<StayInMail> {
  const stay = await stayOf(reservationId, deps);
  const { cancelled, ...booked } = stay;
  if (!cancelled) return stay;
  const cost = stay.totals.total + (stay.cancellationFee ?? 0);
  const taken = stay.payments.reduce((sum, { amount }) => sum + amount, 0);
  const paid = Math.min(cost, taken);
  return { ...booked, paid, due: cost - paid };
}
