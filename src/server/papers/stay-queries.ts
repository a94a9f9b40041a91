import { todayInIndia } from '#domain/dates/calendar.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { toRupees } from '#domain/money/money.ts';
import { roomTotalOf } from '#domain/money/totals.ts';
import { guestDetailsOf } from '#domain/party/guest-details.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { listCharges } from '#server/reservations/charges/charge-queries.ts';
import { guestChargeView } from '#server/reservations/charges/charge-view.ts';
import type { ChargeRow } from '#server/reservations/charges/schema.ts';
import { codeDiscountOf, findReservation, isRefundPending } from '#server/reservations/queries.ts';
import { type ReservationRow, specialRequestsOfRow } from '#server/reservations/schema.ts';

interface Contact {
  email: string;
  phone: string;
}

/** Returns a booking at the prices it was sold at, never today's. Undefined if it was never confirmed. */
export async function loadStay(
  db: Database | Tx,
  reservationId: number,
  contact: Contact,
): Promise<StayOnPaper | undefined> {
  const row = await findReservation(db, reservationId);
  return row?.confirmed_at ? stayOf(db, row, contact) : undefined;
}

/** Returns what a paper shows of a booking, as it is now. */
export async function stayOf(
  db: Database | Tx,
  { id: reservationId }: Pick<ReservationRow, 'id'>,
  contact: Contact,
): Promise<StayOnPaper> {
  const row = await db
    .selectFrom('reservation')
    .innerJoin('property', 'property.id', 'reservation.property_id')
    .leftJoin('code', 'code.id', 'code_id')
    .selectAll('reservation')
    .select('code.code')
    .select(['property.name as property_name', 'property.address as property_address'])
    .select(['property.check_in_time', 'property.check_out_time'])
    .where('reservation.id', '=', reservationId)
    .executeTakeFirstOrThrow();
  const stay = { checkIn: row.check_in, checkOut: row.check_out, adults: row.adults, children: row.children };
  const days = nightsOfStay(stay);
  const rooms = await loadRooms(db, reservationId, days, row.rules_percent);
  const paid = toRupees(row.paid_paise);
  return {
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
    charges: (await listCharges(db, reservationId)).map(chargeOf),
    requests: specialRequestsOfRow(row),
    ...(row.code !== null && { code: row.code }),
    totals: {
      price: row.price,
      discount: row.discount,
      rulesDiscount: row.rules_discount,
      codeDiscount: row.code_discount,
      totalDiscount: row.total_discount,
      finalRoomPrice: roomTotalOf(row),
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
    payments: await loadPayments(db, reservationId),
  };
}

function chargeOf(row: ChargeRow): StayOnPaper['charges'][number] {
  const { kind, room_id, tax_as } = row;
  return { kind, ...guestChargeView(row), roomId: room_id, taxAs: tax_as };
}

async function loadRooms(
  db: Database | Tx,
  reservationId: number,
  stayDays: number,
  rulesPercent: number,
): Promise<StayOnPaper['rooms'][number][]> {
  const rooms = await db
    .selectFrom('reservation_room')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
  const nights = await db
    .selectFrom('reservation_night')
    .select(['room_id', 'night', 'price', 'discount', 'code_discount as codeDiscount'])
    .where('reservation_id', '=', reservationId)
    .orderBy('night')
    .execute();
  return rooms.map((room) => ({
    id: room.room_id,
    name: room.name,
    price: {
      stayDays,
      price: room.price,
      discount: room.discount,
      netPrice: room.price - room.discount,
      rulesPercent,
      rulesDiscount: room.rules_discount,
      codeDiscount: codeDiscountOf(room),
      totalDiscount: room.total_discount,
      finalPrice: room.final_price,
      nights: nights.filter((night) => night.room_id === room.room_id),
    },
  }));
}

async function loadPayments(db: Database | Tx, reservationId: number): Promise<StayOnPaper['payments']> {
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
