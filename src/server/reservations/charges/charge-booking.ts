import type { BodyOf } from '#contract/endpoint.ts';
import type { addCharge } from '#contract/host/charges.ts';
import { paymentStatusOf } from '#domain/booking/reservation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { chargesTotal, dayOfCharge, isPaidAlready, MAX_TOTAL, TAXED_AS } from '#domain/money/charges.ts';
import { say } from '#server/language/say.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { listReservationRooms, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { deleteCharges, findCharge, insertCharge } from './charge-queries.ts';
import type { ChargeRow } from './schema.ts';

interface ChargeContext {
  now: Date;
  by: { id: number; name: string };
}

/**
 * Adds a charge to a booking, before, during and after the stay. Returns it with the balance in paise. The reservation
 * must be locked.
 */
export async function chargeBooking(
  tx: Tx,
  row: ReservationRow,
  asked: BodyOf<typeof addCharge>,
  { now, by }: ChargeContext,
): Promise<{ charge: ChargeRow; balance: number } | Refusal> {
  const refusal = refuseCharging(row) ?? (await refuseCharge(tx, row, asked));
  if (refusal) return refusal;
  const { kind, text = '', count, price, room_id = null, tax_as = TAXED_AS[kind] } = asked;
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  const charge = await insertCharge(tx, {
    reservation_id: row.id,
    kind,
    text,
    count,
    price,
    date: asked.date ?? dayOfCharge(kind, stay, todayInIndia(now)),
    room_id,
    tax_as,
    user_id: by.id,
    user_name: by.name,
    created_at: now,
  });
  return { charge, balance: await changeCharges(tx, row, chargesTotal([charge])) };
}

/** Takes a charge off a booking that is not paid yet. Returns it with the balance in paise. The reservation must be locked. */
export async function takeOffCharge(
  tx: Tx,
  row: ReservationRow,
  id: number,
): Promise<{ charge: ChargeRow; balance: number } | Refusal> {
  const charge = await findCharge(tx, { id, reservationId: row.id });
  if (!charge) return refuse('not_found');
  const refusal = refuseCharging(row);
  if (refusal) return refusal;
  const rupees = chargesTotal([charge]);
  if (isPaidAlready(rupees, row)) return refuse('over_paid', {}, say().hostBooking.CHARGE_PAID);
  await deleteCharges(tx, [id]);
  return { charge, balance: await changeCharges(tx, row, -rupees) };
}

/** Charges belong to a booking with a guest who comes and pays here. */
function refuseCharging(row: ReservationRow): Refusal | undefined {
  const isBooked = row.status === 'confirmed' && !row.no_show_at;
  return refuseOfChannel(row) ?? (isBooked ? undefined : refuse('wrong_state'));
}

async function refuseCharge(
  tx: Tx,
  row: ReservationRow,
  asked: BodyOf<typeof addCharge>,
): Promise<Refusal | undefined> {
  const { date, room_id } = asked;
  if (date !== undefined && (date < row.check_in || date > row.check_out))
    return wrong('date', say().hostBooking.CHARGE_NOT_IN_STAY);
  const rooms = room_id === undefined ? [] : await listReservationRooms(tx, row.id);
  if (room_id !== undefined && !rooms.some((room) => room.room_id === room_id))
    return wrong('room_id', say().hostBooking.CHARGE_ROOM);
  const isTooMuch = row.total + chargesTotal([asked]) > MAX_TOTAL;
  return isTooMuch ? wrong('price', say().siteApi.FIELD_SENTENCES.too_large) : undefined;
}

const wrong = (field: string, sentence: string) =>
  refuse('bad_request', { fields: { [field]: sentence } }, sentence);

/** Changes what is charged by some rupees. Returns the new balance in paise. */
async function changeCharges(tx: Tx, row: ReservationRow, rupees: number): Promise<number> {
  const total = row.total + rupees;
  const balance = balancePaise({ ...row, total });
  await updateReservation(tx, row.id, {
    total,
    charges_total: row.charges_total + rupees,
    due_now: Math.min(row.due_now, total),
    payment_status: paymentStatusOf(balance),
  });
  return balance;
}
