import type { Reservation } from '#contract/reservation.ts';
import { statusWords } from '#contract/reservation-status.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { toWireRules } from '#domain/booking/cancellation.ts';
import { endOfStay } from '#domain/booking/guest-acts.ts';
import { endedUnanswered } from '#domain/booking/host-answer.ts';
import { type ReservationStatus, statusAt } from '#domain/booking/reservation.ts';
import { balancePaise, openClaim } from '#domain/money/balance.ts';
import { ceilRupees, floorRupees } from '#domain/money/money.ts';
import { upiLink } from '#domain/money/upi.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import { proofOf } from '#server/documents/booking-proof.ts';
import { qrCodeAddress } from '#server/documents/qr-code.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Bearer } from '#server/platform/keys/file-keys.ts';
import { changeableUntil } from '#server/reservations/changes/changeable.ts';
import { listCharges } from '#server/reservations/charges/charge-queries.ts';
import { guestChargeView } from '#server/reservations/charges/charge-view.ts';
import { codeById } from '#server/reservations/codes/code-queries.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { timesOf } from '#server/rooms/property.ts';
import { findProperty } from '#server/rooms/queries.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import { companyOf } from './company.ts';
import { fileLinks } from './file-links.ts';
import { isRefundPending, listReservationRooms } from './queries.ts';
import { type ReservationRow, specialRequestsOfRow } from './schema.ts';
import { specialRequestsView } from './special-requests.ts';
import { promisedTerms, refundablePaise } from './terms-queries.ts';

/**
 * Returns a reservation as its owner reads it; amounts in whole rupees. The bearer is given the keys of its files and what
 * proves the booking; who has only an assistant's link is none.
 */
export async function reservationView(
  deps: AppContext,
  row: ReservationRow,
  bearer: Bearer | undefined,
): Promise<Reservation> {
  const { db, clock } = deps;
  const now = clock();
  const [property, rooms, charges, terms, files, code, isPending, changeUntil] = await Promise.all([
    findProperty(db, row.property_id),
    listReservationRooms(db, row.id),
    listCharges(db, row.id),
    promisedTerms(db, row),
    fileLinks(deps, row, bearer),
    codeById(db, row.code_id),
    row.refunded_paise > 0 && isRefundPending(db, row.id),
    row.status === 'confirmed' && changeableUntil(db, row, now),
  ]);
  const status = statusAt(row, now);
  const ended = endOfStay(row, now);
  const paid = floorRupees(row.paid_paise);
  return {
    id: row.id,
    ...statusWords(status, row.payment_status),
    check_in: row.check_in,
    check_out: row.check_out,
    total_amount: row.total,
    paid_amount: paid,
    remaining_amount: ceilRupees(balancePaise(row)),
    refundable_amount: floorRupees(refundablePaise(row)),
    refunded_amount: floorRupees(row.refunded_paise),
    ...(isPending ? { refund_pending: true as const } : {}),
    hold_expires_at: row.status === 'held' ? (row.hold_expires_at?.toISOString() ?? null) : null,
    ...(status === 'held' && row.awaits_host ? { awaits_host: true as const } : {}),
    ...(row.awaits_host && row.awaits_link ? { awaits_link: true as const } : {}),
    ...(status === 'expired' && endedUnanswered(row.host_asked_at, row.hold_expires_at)
      ? { unanswered: true as const }
      : {}),
    ...(row.checked_in_at ? { has_arrived: true as const } : {}),
    ...(ended && status === 'confirmed' ? { ended } : {}),
    ...(row.cancelled_by ? { cancelled_by: row.cancelled_by } : {}),
    ...(changeUntil ? { change_until: changeUntil.toISOString() } : {}),
    payment_method: row.payment_method,
    property: property ? inWords(property.name, property.names) : '',
    ...(property ? toWireTimes(timesOf(property)) : toWireTimes(DEFAULT_TIMES)),
    guest_name: row.guest_name,
    ...(bearer ? await proofView(deps, row, property?.name ?? '') : { check_code: null }),
    adults: row.adults,
    children: row.children,
    rooms: rooms.map(({ room_id, name, names }) => ({ id: room_id, name: inWords(name, names) })),
    breakfast: row.breakfasts,
    extra_beds: row.extra_beds,
    charges: charges.map(guestChargeView),
    ...specialRequestsView(specialRequestsOfRow(row)),
    ...(code && { code: code.code, code_discount: row.code_discount }),
    company: companyOf(row),
    cancellation_rules: toWireRules(terms.rules),
    cancellation_time: terms.time,
    files,
    language: row.language,
    ...(deps.config.payments.kind === 'at_property' && property
      ? { pay_at_property: payAtProperty(row, property, status) }
      : {}),
  };
}

/** Returns the check code and the QR code, which a booking has once it was confirmed. */
async function proofView(
  deps: AppContext,
  row: ReservationRow,
  homestay: string,
): Promise<Pick<Reservation, 'check_code' | 'check_qr'>> {
  if (row.status === 'held') return { check_code: null };
  const { id, check_in: checkIn, check_out: checkOut, paid_paise: paid } = row;
  const isCancelled = row.status === 'cancelled';
  const { code, link } = await proofOf(deps, {
    id,
    homestay,
    checkIn,
    checkOut,
    paid,
    isCancelled,
    due: balancePaise(row),
  });
  return { check_code: code, ...(link !== undefined && { check_qr: await qrCodeAddress(link) }) };
}

/** Returns how to pay the host what is due now; once the booking is confirmed, the balance. */
function payAtProperty(
  row: ReservationRow,
  { name, upi_id }: PropertyRow,
  status: ReservationStatus,
): Reservation['pay_at_property'] {
  // The rooms of a request may be taken again after its hold has ended.
  const isOpen = status === 'held' || (row.status === 'held' && row.awaits_host);
  const balance = status === 'confirmed' ? ceilRupees(balancePaise(row)) : 0;
  const amount = isOpen ? row.due_now : balance;
  const reference = bookingReference(row.id);
  return {
    upi_id,
    upi_url: upi_id === null ? null : upiLink({ upiId: upi_id, payee: name, rupees: amount, reference }),
    amount,
    paid_reference: openClaim(row),
  };
}
