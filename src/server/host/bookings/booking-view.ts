import { createHash } from 'node:crypto';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { HostBooking } from '#contract/host/booking-line.ts';
import type { getHostBooking, HostPayment, HostRefund } from '#contract/host/bookings.ts';
import { floorRupees } from '#domain/money/money.ts';
import { missingOfRecipient } from '#domain/papers/recipient.ts';
import { listAudit } from '#server/host/access/audit-queries.ts';
import { listAlarms } from '#server/host/today/alarms.ts';
import { listMailsAbout } from '#server/mail/booking-mail-queries.ts';
import { listPapers } from '#server/papers/paper-queries.ts';
import { listPayments, listRefunds, type PaymentRow, type RefundRow } from '#server/payments/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { CheckCodes } from '#server/platform/keys/check-codes.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import { listSoldNights } from '#server/reservations/changes/change-queries.ts';
import { listCharges } from '#server/reservations/charges/charge-queries.ts';
import { hostChargeView } from '#server/reservations/charges/charge-view.ts';
import { codeById } from '#server/reservations/codes/code-queries.ts';
import { companyOf } from '#server/reservations/company.ts';
import { findCheckoutHold } from '#server/reservations/holds/hold-queries.ts';
import { listMessages, type MessageRow } from '#server/reservations/messages/message-queries.ts';
import { type ReservationRow, specialRequestsOfRow } from '#server/reservations/schema.ts';
import { specialRequestsView } from '#server/reservations/special-requests.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { linesOf, withIds } from './line-queries.ts';

const VERSION_LENGTH = 16;

/** What the view of a booking needs besides its row. */
interface ViewContext {
  now: Date;
  sealer: Sealer;
  checkCodes: CheckCodes;
}

export const viewOf = ({
  accounts,
  clock,
  sealer,
}: Pick<AppContext, 'accounts' | 'clock' | 'sealer'>): ViewContext => ({
  now: clock(),
  sealer,
  checkCodes: accounts.checkCodes,
});

export async function hostBookingView(
  db: Database | Tx,
  row: ReservationRow,
  { now, sealer, checkCodes }: ViewContext,
): Promise<HostBooking> {
  const [line] = await withIds(db, sealer, [row], await linesOf(db, [row], now), now);
  if (!line) throw new Error(`Reservation ${row.id} has no line`);
  const lacks = missingOfRecipient({ address: row.guest_address, state: row.state });
  const booking = {
    ...line,
    email: row.guest_email,
    check_code: row.status === 'held' ? null : checkCodes.of(row.id),
    adults: row.adults,
    children: row.children,
    breakfast: row.breakfasts,
    extra_beds: row.extra_beds,
    ...specialRequestsView(specialRequestsOfRow(row)),
    ...(row.code_id !== null && {
      code: (await codeById(db, row.code_id))?.code,
      code_discount: row.code_discount,
    }),
    price_is_set: row.price_is_set,
    hold_expires_at: row.status === 'held' ? (row.hold_expires_at?.toISOString() ?? null) : null,
    ...(line.awaits_host && row.pays_at_property && { due_now: row.due_now }),
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    ...(row.cancelled_by && { cancelled_by: row.cancelled_by }),
    company: companyOf(row),
    ...(lacks.length > 0 && { recipient_lacks: lacks }),
  };
  return { ...booking, version: versionOf(row, booking) };
}

/**
 * Returns a short hash of what acts on a booking change: stay, rooms, price, payments and state, to the paisa. What the
 * guest was told is left out, because a mail that goes out changes it, and so is what guests tell of themselves.
 */
function versionOf(
  { paid_paise, refunded_paise, changed_at, no_show_at }: ReservationRow,
  booking: Omit<HostBooking, 'version'>,
): string {
  const { not_told: _, not_told_whatsapp_url: __, told_by_host: ___, ids: ____, ...stay } = booking;
  const stored = JSON.stringify([stay, paid_paise, refunded_paise, changed_at, no_show_at]);
  return createHash('sha256').update(stored).digest('base64url').slice(0, VERSION_LENGTH);
}

export async function hostBookingDetail(
  db: Database,
  row: ReservationRow,
  context: ViewContext,
): Promise<ResponseOf<typeof getHostBooking>> {
  const { id } = row;
  const { now } = context;
  const sold = await listSoldNights(db, id);
  const property = await findProperty(db, row.property_id);
  const alarms = await listAlarms(db, [row.property_id], now);
  const papers = await listPapers(db, id);
  const nights = sold.length > 0 ? sold : ((await findCheckoutHold(db, id))?.nights ?? []);
  return {
    booking: await hostBookingView(db, row, context),
    nights: nights
      .map(({ room_id, night, price, discount }) => ({ room_id, night, price, discount }))
      .toSorted((one, other) => one.night.localeCompare(other.night) || one.room_id - other.room_id),
    payments: (await listPayments(db, id)).filter(isShown).map(paymentView),
    refunds: (await listRefunds(db, id)).toSorted((one, other) => one.id - other.id).map(refundView),
    charges: (await listCharges(db, id)).map(hostChargeView),
    ...(papers.some(({ kind }) => kind === 'tax_invoice') && { has_tax_invoice: true as const }),
    charge_prices: { breakfast: property?.breakfast_price ?? 0, extra_bed: property?.extra_bed_price ?? 0 },
    alarms: alarms.filter(({ reservation_id, kind }) => reservation_id === id && kind !== 'awaits_host'),
    mails: (await listMailsAbout(db, id)).map(({ kind, to, created_at, sent_at }) => ({
      kind,
      to,
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
    })),
    audit: (await listAudit(db, id)).map(({ at, user_id, user_name, action, before, after }) => ({
      at: at.toISOString(),
      by: user_id === null ? null : { id: user_id, name: user_name },
      action,
      before,
      after,
    })),
    messages: (await listMessages(db, id)).map(messageView),
  };
}

/** Returns whether a payment is shown: failed attempts to pay online are left out. */
function isShown({ method, state }: PaymentRow): boolean {
  return method !== 'online' || state === 'captured' || state === 'refunded';
}

type ShownPayment = Pick<
  PaymentRow,
  'id' | 'amount_paise' | 'method' | 'note' | 'created_at' | 'voided_at' | 'void_reason'
>;

export function paymentView(payment: ShownPayment): HostPayment {
  return {
    id: payment.id,
    amount: floorRupees(payment.amount_paise),
    method: payment.method,
    note: payment.note,
    recorded_at: payment.created_at.toISOString(),
    voided_at: payment.voided_at?.toISOString() ?? null,
    reason: payment.void_reason,
  };
}

const REFUND_STATES = { due: 'due', asked: 'due', processed: 'paid_out', failed: 'failed' } as const;

export function refundView({ id, amount_paise, by_hand, state }: RefundRow): HostRefund {
  return {
    id,
    amount: floorRupees(amount_paise),
    how: by_hand ? 'by_hand' : 'gateway',
    state: REFUND_STATES[state],
  };
}

function messageView({ id, author, name, text, created_at }: MessageRow) {
  return { id, author, name, text, at: created_at.toISOString() };
}
