import type { StayPrice } from '#domain/pricing.ts';
import type { WaitingEntryRow } from '../storage/guests-schema.ts';
import type { NewReservation } from '../storage/schema.ts';

/** Bookings of the site carry 5 (spec section 9); a room held for the waiting list is no booking. */
const SOURCE = 0;

/**
 * The reservation behind an offer: released from the start, so that nobody finds, pays or counts it, its nights held
 * until an instant. Booking makes a reservation of its own and takes them over.
 */
export function hiddenReservation(
  entry: WaitingEntryRow,
  propertyId: number,
  price: StayPrice,
  now: Date,
  until: Date,
): NewReservation {
  return {
    property_id: propertyId,
    check_in: entry.check_in,
    check_out: entry.check_out,
    adults: entry.adults,
    children: entry.children,
    guest_name: '',
    guest_email: entry.email,
    guest_phone: '',
    guest_address: '',
    country: '',
    state: '',
    extra_beds: 0,
    breakfasts: 0,
    extra_bed_charges: 0,
    breakfast_charges: 0,
    price: price.price,
    discount: price.discount,
    rules_discount: price.rulesDiscount,
    rules_percent: price.rulesPercent,
    total_discount: price.totalDiscount,
    total: price.finalPrice,
    payment_method: 'full',
    due_now: price.finalPrice,
    status: 'Pending Payment',
    payment_status: 'Pending',
    hold_expires_at: until,
    released_at: now,
    client_address: '',
    source: SOURCE,
    commission: 0,
    created_at: now,
  };
}
