import { COMMISSION } from '#domain/booking/booking-rules.ts';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { addDays } from '#domain/dates/calendar.ts';
import type { StayPrice } from '#domain/rates/pricing.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sellNights } from '#server/reservations/holds/hold-queries.ts';
import { listNightsOf } from './channel-stay-queries.ts';
import { insertReservation, updateReservation } from './queries.ts';
import { specialRequestColumns } from './schema.ts';

/** A room in which a channel has a booking. The channel has its guest and its money. */

export interface ChannelRoom {
  id: number;
  propertyId: number;
  name: string;
  isAc: boolean;
}

const NO_REQUESTS = specialRequestColumns({ services: [], arrivalTime: null, note: null });
const NO_PRICE: StayPrice = {
  stayDays: 0,
  price: 0,
  discount: 0,
  netPrice: 0,
  rulesPercent: 0,
  rulesDiscount: 0,
  codeDiscount: 0,
  totalDiscount: 0,
  finalPrice: 0,
  nights: [],
};

/** Adds the reservation of a channel's booking, without nights; returns its id. */
export async function addChannelStay(
  tx: Tx,
  {
    room,
    channel,
    checkIn,
    checkOut,
  }: { room: ChannelRoom; channel: string; checkIn: string; checkOut: string },
  now: Date,
): Promise<number> {
  const reservation = {
    property_id: room.propertyId,
    check_in: checkIn,
    check_out: checkOut,
    // The channel does not tell the party and the guest.
    adults: 1,
    children: 0,
    guest_name: channel,
    guest_email: '',
    guest_phone: '',
    guest_address: '',
    country: '',
    state: '',
    extra_beds: 0,
    breakfasts: 0,
    extra_bed_charges: 0,
    breakfast_charges: 0,
    price: 0,
    discount: 0,
    rules_discount: 0,
    rules_percent: 0,
    total_discount: 0,
    total: 0,
    due_now: 0,
    ...NO_REQUESTS,
    payment_method: 'full',
    status: 'confirmed',
    payment_status: 'paid',
    source: SOURCE_NUMBERS.channel,
    commission: COMMISSION,
    cancellation_rules: '[]',
    created_at: now,
    confirmed_at: now,
  } as const;
  return insertReservation(tx, reservation, [
    { id: room.id, name: room.name, isAc: room.isAc, price: NO_PRICE },
  ]);
}

/** Gives locked nights to a channel's booking. */
export function takeForChannel(tx: Tx, id: number, roomId: number, nights: readonly string[]): Promise<void> {
  return sellNights(
    tx,
    id,
    nights.map((night) => ({ room_id: roomId, night, price: 0, discount: 0 })),
  );
}

/** Sets the dates of a channel's booking to its nights. Without a night left, it is cancelled. */
export async function settleChannelStay(tx: Tx, id: number, now: Date): Promise<'stays' | 'cancelled'> {
  const nights = await listNightsOf(tx, [id]);
  const [first, last] = [nights[0], nights.at(-1)];
  if (!first || !last) {
    await updateReservation(tx, id, { status: 'cancelled', cancelled_at: now });
    return 'cancelled';
  }
  await updateReservation(tx, id, { check_in: first.night, check_out: addDays(last.night, 1) });
  return 'stays';
}
