import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { MailData } from './data.ts';

type StayDeps = Pick<AppContext, 'host'> & { mailData: MailData };

export class MailSubjectMissing extends Error {
  override readonly name = 'MailSubjectMissing';
}

/** The paper that stands for the booking by now. */
export function paperOf({ data }: { data: { reservation_id: number } }, { mailData, host }: StayDeps) {
  return mailData.paper(data.reservation_id, host);
}

/** What a cancellation has brought; the invoice of before says nothing of it. */
export async function cancelledPaper(job: Parameters<typeof paperOf>[0], deps: StayDeps) {
  const paper = await paperOf(job, deps);
  return paper?.kind === 'invoice' ? undefined : paper;
}

export async function stayOf(reservationId: number, { mailData, host }: StayDeps): Promise<StayOnPaper> {
  const stay = await mailData.booking(reservationId, host);
  if (!stay) throw new MailSubjectMissing(`reservation ${reservationId} was never confirmed`);
  return stay;
}

/**
 * Returns the booking before its cancellation: a late mail shows the booking as made, with the refunded money as paid.
 */
export async function stayAsBooked(reservationId: number, deps: StayDeps): Promise<StayOnPaper> {
  const stay = await stayOf(reservationId, deps);
  const { cancelled, ...booked } = stay;
  if (!cancelled) return stay;
  const cost = stay.totals.total + (stay.cancellationFee ?? 0);
  const taken = stay.payments.reduce((sum, { amount }) => sum + amount, 0);
  const paid = Math.min(cost, taken);
  return { ...booked, paid, due: cost - paid };
}
