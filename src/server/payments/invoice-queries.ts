import { todayInIndia } from '#domain/dates/calendar.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { toRupees } from '#domain/money/money.ts';
import { guestDetailsOf } from '#domain/party/guest-details.ts';
import type { StayPrice } from '#domain/rates/pricing.ts';
import type { Invoice } from '#server/documents/invoice-data.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { isRefundPending } from '#server/reservations/queries.ts';
import { specialRequestsOfRow } from '#server/reservations/schema.ts';

const NUMBER_LENGTH = 6;

/** Returns the number as printed, from a series without gaps. */
export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(NUMBER_LENGTH, '0')}`;
}

/**
 * Returns the invoice of a confirmed reservation, at the prices it was sold at, never today's. Undefined when there is
 * no such reservation or it was never confirmed.
 */
export async function loadInvoice(
  db: Database | Tx,
  reservationId: number,
  contact: { email: string; phone: string },
): Promise<Invoice | undefined> {
  const row = await db
    .selectFrom('reservation')
    .innerJoin('property', 'property.id', 'reservation.property_id')
    .selectAll('reservation')
    .select(['property.name as property_name', 'property.address as property_address'])
    .select(['property.check_in_time', 'property.check_out_time'])
    .where('reservation.id', '=', reservationId)
    .executeTakeFirst();
  if (!row || row.invoice_number === null || !row.confirmed_at) return undefined;
  const stay = { checkIn: row.check_in, checkOut: row.check_out, adults: row.adults, children: row.children };
  const days = nightsOfStay(stay);
  const rooms = await loadRooms(db, reservationId, days, row.rules_percent);
  const paid = toRupees(row.paid_paise);
  return {
    number: invoiceNumber(row.invoice_number),
    issuedOn: todayInIndia(row.confirmed_at),
    reservationId,
    property: {
      name: row.property_name,
      address: row.property_address,
      email: contact.email,
      phone: contact.phone,
    },
    guest: guestDetailsOf(row),
    stay,
    times: { checkIn: row.check_in_time, checkOut: row.check_out_time },
    rooms,
    addOns: {
      breakfasts: row.breakfasts,
      breakfastPrice: row.breakfasts ? row.breakfast_charges / row.breakfasts / days : 0,
      extraBeds: row.extra_beds,
      extraBedPrice: row.extra_beds ? row.extra_bed_charges / row.extra_beds / days : 0,
    },
    requests: specialRequestsOfRow(row),
    totals: {
      price: row.price,
      discount: row.discount,
      rulesDiscount: row.rules_discount,
      totalDiscount: row.total_discount,
      finalRoomPrice: row.total - row.breakfast_charges - row.extra_bed_charges,
      breakfast: row.breakfast_charges,
      extraBed: row.extra_bed_charges,
      total: row.total,
    },
    paid,
    due: toRupees(balancePaise(row)),
    ...(row.cancellation_fee > 0 ? { cancellationFee: row.cancellation_fee } : {}),
    ...(row.status === 'cancelled' ? { cancelled: true } : {}),
    ...((await isRefundPending(db, reservationId)) ? { refundPending: true } : {}),
    ...(row.price_is_set ? { priceIsSet: true } : {}),
    ...(row.payment_method === 'advance' ? { isAdvance: true } : {}),
    ...(row.changed_at ? { correctedOn: todayInIndia(row.changed_at) } : {}),
    payments: await loadPayments(db, reservationId),
  };
}

async function loadRooms(
  db: Database | Tx,
  reservationId: number,
  stayDays: number,
  rulesPercent: number,
): Promise<{ name: string; price: StayPrice }[]> {
  const rooms = await db
    .selectFrom('reservation_room')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
  const nights = await db
    .selectFrom('reservation_night')
    .select(['room_id', 'night', 'price', 'discount'])
    .where('reservation_id', '=', reservationId)
    .orderBy('night')
    .execute();
  return rooms.map((room) => ({
    name: room.name,
    price: {
      stayDays,
      price: room.price,
      discount: room.discount,
      netPrice: room.price - room.discount,
      rulesPercent,
      rulesDiscount: room.rules_discount,
      totalDiscount: room.total_discount,
      finalPrice: room.final_price,
      nights: nights.filter((night) => night.room_id === room.room_id),
    },
  }));
}

async function loadPayments(db: Database | Tx, reservationId: number): Promise<Invoice['payments']> {
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'amount_paise', 'created_at', 'method'])
    .where('reservation_id', '=', reservationId)
    .where('applied', '=', true)
    .orderBy('created_at')
    .execute();
  return payments.map(({ id, amount_paise, created_at, method }) => ({
    reference: id,
    method,
    amount: toRupees(amount_paise),
    on: todayInIndia(created_at),
  }));
}
