import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { cancelHostBooking, cancelHostBookings } from '#contract/host/changes.ts';
import type { Told } from '#contract/host/told.ts';
import { refundPaise } from '#domain/booking/cancellation.ts';
import { floorRupees, formatPaise, toPaise } from '#domain/money/money.ts';
import { type Host, nameOf } from '#server/host/access/access.ts';
import { sayTo } from '#server/language/say.ts';
import { byHandPart, enqueueMail } from '#server/mail/queries.ts';
import { endBooking, mailCancellation } from '#server/payments/cancel.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { payNow } from '#server/payments/refunds/pay-refunds.ts';
import { refundSaid, saidPaise } from '#server/payments/refunds/refund-said.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { findCheckoutHold, releaseHold } from '#server/reservations/holds/hold-queries.ts';
import { insertMessage } from '#server/reservations/messages/message-queries.ts';
import { countDeclined, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { promisedTerms, refundablePaise } from '#server/reservations/terms-queries.ts';
import { type Act, actOnBooking, requireCancelling, requireRefunding } from './act-on-booking.ts';
import { chatText, mayMailGuest, tell, withoutMailbox } from './told.ts';

interface Cancellation {
  paise: number;
  refund: number;
  fee: number;
}

/** Returns what cancelling refunds and what the homestay keeps. */
export async function planCancellation(
  tx: Tx,
  row: ReservationRow,
  chosen: BodyOf<typeof cancelHostBooking>['refund'],
  now: Date,
): Promise<Cancellation | Refusal> {
  const ofChannel = refuseOfChannel(row);
  if (ofChannel) return ofChannel;
  if (row.status === 'cancelled' && !mayStillRefund(row)) return refuse('wrong_state');
  const paise = await chosenPaise(tx, row, chosen, now);
  if (paise > row.paid_paise) return refuse('over_paid');
  const refund = floorRupees(paise);
  return { paise, refund, fee: floorRupees(row.paid_paise) - refund };
}

/** Guests who said that they don't come got nothing back; the host may refund them anyway. */
const mayStillRefund = ({ cancelled_by, refunded_paise }: ReservationRow) =>
  cancelled_by === 'guest' && refunded_paise === 0;

async function chosenPaise(
  tx: Tx,
  row: ReservationRow,
  chosen: BodyOf<typeof cancelHostBooking>['refund'],
  now: Date,
): Promise<number> {
  if (chosen === 'none') return 0;
  if (chosen !== 'terms') return toPaise(chosen);
  return refundPaise(await promisedTerms(tx, row), row.check_in, now, refundablePaise(row));
}

interface Cancelling {
  host: Host;
  mayMail: boolean;
  siteUrl: string;
  /** A note for hosts. */
  reason?: string | undefined;
  /** Words to the guest. */
  message?: string | undefined;
}

/** Cancels a booking as planned, and says how its guest was told. */
export async function cancelAndTell(
  { tx, row, now, audit }: Act,
  { paise, fee, ...planned }: Cancellation,
  { host, mayMail, siteUrl, reason, message }: Cancelling,
): Promise<{ refund: number; fee: number; told: Told } | Refusal> {
  await requireCancelling(tx, host, row, now);
  requireRefunding(host, row, paise + saidPaise(row));
  const ended = await cancelByHost(tx, mayMail ? row : withoutMailbox(row), { paise, message }, now);
  const { isMailed } = ended;
  // What a guest says to have paid goes back, whatever the host has chosen.
  const refund = planned.refund + floorRupees(ended.said);
  const isDeclined = row.status === 'confirmed' && paise > 0 && paise === row.paid_paise;
  const declined = isDeclined ? { declined: await countDeclined(tx, row.property_id, now) } : {};
  await audit('cancel booking', { before: { status: row.status }, after: { refund, fee, ...declined } });
  if (reason) {
    const note = { author: 'note', user_id: host.user.id, name: nameOf(host), text: reason } as const;
    await insertMessage(tx, { reservation_id: row.id, ...note }, now);
  }
  const back = paise + ended.said > 0 ? formatPaise(paise + ended.said) : undefined;
  const chat = sayTo(row).mailChat.cancelledChat(await chatText(tx, row, { now, siteUrl }), {
    refund: back,
    isPaid: row.paid_paise > 0,
    message,
  });
  return { refund, fee, told: await tell(tx, row, { chat, isMailed: isMailed && mayMail, now }) };
}

type CancelDeps = AppContext & PaymentContext;
type Together = BodyOf<typeof cancelHostBookings>;
type CancelledTogether = ResponseOf<typeof cancelHostBookings>['results'][number];

/** Cancels bookings, each by itself. Rights and a fresh proof for refunds are required before the first is cancelled. */
export async function cancelTogether(
  deps: CancelDeps,
  host: Host,
  asked: Together,
): Promise<ResponseOf<typeof cancelHostBookings> | Refusal> {
  const ids = [...new Set(asked.reservation_ids)];
  const results: CancelledTogether[] = [];
  for (const id of ids) {
    const plan = await actOnBooking(deps, host, id, async ({ tx, row, now }) => {
      const planned = await planCancellation(tx, row, asked.refund, now);
      if (planned instanceof Refusal || asked.preview) return planned;
      await requireCancelling(tx, host, row, now);
      requireRefunding(host, row, planned.paise + saidPaise(row));
      return planned;
    });
    results.push(resultOf(id, plan));
  }
  if (asked.preview) return { results };
  const done: CancelledTogether[] = [];
  for (const id of ids) done.push(resultOf(id, await cancelOne(deps, host, id, asked)));
  return { results: done };
}

async function cancelOne(deps: CancelDeps, host: Host, id: number, asked: Together) {
  const mayMail = await mayMailGuest(deps, host, id);
  const cancelling = { host, mayMail, siteUrl: deps.config.siteUrl, ...asked };
  const done = await actOnBooking(deps, host, id, async (act) => {
    const plan = await planCancellation(act.tx, act.row, asked.refund, act.now);
    return plan instanceof Refusal ? plan : cancelAndTell(act, plan, cancelling);
  });
  if (!(done instanceof Refusal) && done.refund > 0) await payNow(deps, id);
  return done;
}

function resultOf(id: number, done: { refund: number; fee: number; told?: Told } | Refusal) {
  if (done instanceof Refusal) return { id, refund: 0, fee: 0, code: done.code };
  const { refund, fee, told } = done;
  return { id, refund, fee, ...(told && { told }) };
}

/**
 * Cancels a booking with this refund, or releases a hold. Credit note and audit are left to the caller. Returns whether
 * the guest gets a mail, if there is an address: the end of a hold that the host made is not mailed. `said` is the
 * refund of what the guest says to have paid.
 */
async function cancelByHost(
  tx: Tx,
  row: ReservationRow,
  { paise, message }: { paise: number; message?: string | undefined },
  now: Date,
): Promise<{ isMailed: boolean; said: number }> {
  if (row.status === 'held') {
    const hold = await findCheckoutHold(tx, row.id);
    if (hold) await releaseHold(tx, hold.id, now);
    await updateReservation(tx, row.id, { status: 'cancelled', cancelled_at: now, cancelled_by: 'host' });
    const said = await refundSaid(tx, row, now);
    const data = { reservation_id: row.id, ...(said > 0 && { paid_paise: said }) };
    if (row.awaits_host) await enqueueMail(tx, row.guest_email, { kind: 'request_declined', data }, now);
    return { isMailed: row.awaits_host, said };
  }
  const byHand = await endBooking(tx, row, { refund: paise, by: 'host' }, now);
  const words = { ...byHandPart(byHand), ...(message && { message }) };
  await mailCancellation(tx, row, { amount_paise: paise, ...words, by_host: 'here' }, { now });
  return { isMailed: true, said: 0 };
}
