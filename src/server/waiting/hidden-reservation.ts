import type { StayPrice } from '#domain/pricing.ts';
import type { WaitingEntryRow } from '../storage/guests-schema.ts';
import type { NewReservation } from '../storage/schema.ts';

/** Bookings of the site carry 5 (spec section 9); rooms held for the waiting list are no booking. */
const SOURCE = 0;

/**
 * The reservation behind an offer: released from the start, so that nobody finds, pays or counts it, its nights held
 * until an instant. Booking makes a reservation of its own and takes them over.
 */
export function hiddenReservation(
  entry: WaitingEntryRow,
  propertyId: number,
  prices: readonly StayPrice[],
  { now, until }: { now: Date; until: Date },
): NewReservation {
  const sum = (pick: (price: StayPrice) => number) => prices.reduce((total, price) => total + pick(price), 0);
  const total = sum((price) => price.finalPrice);
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
    price: sum((price) => price.price),
    discount: sum((price) => price.discount),
    rules_discount: sum((price) => price.rulesDiscount),
    rules_percent: prices[0]?.rulesPercent ?? 0,
    total_discount: sum((price) => price.totalDiscount),
    total,
    payment_method: 'full',
    due_now: total,
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
