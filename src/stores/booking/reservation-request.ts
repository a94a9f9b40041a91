import type { BodyInput } from '#contract/endpoint.ts';
import type { createReservation } from '#contract/reservation.ts';
import { COMMISSION } from '#domain/booking/booking-rules.ts';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { advanceOf } from '#domain/money/totals.ts';
import { LANGUAGE } from '#language/code.ts';
import { $cart } from '#stores/cart/cart.ts';
import { $addOnCounts, $draft, $extras, $party } from './draft.ts';
import { $standingQuote, $totals } from './quote.ts';

export type ReservationRequest = BodyInput<typeof createReservation>;

/**
 * Returns the cart and the draft as the call takes them (spec section 7); nothing while rooms or a way to pay are
 * missing.
 */
export function reservationRequest(): ReservationRequest | undefined {
  const items = $cart.get();
  const [first] = items;
  const { userDetails: guest, company, paymentMethod, arrivalTime, note } = $draft.get();
  if (!first || !paymentMethod) return undefined;
  const { adults, children } = $party.get();
  const counts = $addOnCounts.get();
  const services = $extras.get();
  const totals = $totals.get();
  const quote = $standingQuote.get();
  const percent = first.rules_discount_percentage;
  return {
    homestay_id: first.homestay_id,
    language: LANGUAGE,
    ...(quote ? { quote_id: quote.id } : {}),
    ...(quote?.code ? { code: quote.code } : {}),
    check_in: first.checkInDate,
    check_out: first.checkOutDate,
    adults,
    children,
    guest_name: guest.name.trim(),
    guest_email: guest.email.trim(),
    guest_phone: guest.phone.trim(),
    guest_address: guest.address.trim(),
    country: guest.country.trim(),
    state: guest.state.trim(),
    rooms: items.map((item) => ({
      id: item.id,
      name: item.name,
      price: item.price,
      discount: item.discount,
      check_in: item.checkInDate,
      check_out: item.checkOutDate,
    })),
    extra_beds: counts.extraBeds,
    breakfast: counts.breakfasts,
    ...(services.length > 0 ? { services } : {}),
    ...(arrivalTime ? { arrival_time: arrivalTime } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
    ...(company ? { company: { name: company.name.trim(), gstin: company.gstin.trim() || null } } : {}),
    payment_method: paymentMethod,
    total_price: totals.total,
    advance_amount: paymentMethod === 'full' ? totals.total : advanceOf(totals.total),
    extra_bed_charges: totals.extraBed,
    breakfast_charges: totals.breakfast,
    discount: totals.discount,
    commission: COMMISSION,
    source: SOURCE_NUMBERS.web,
    status: 'Pending Payment',
    rules_discount: totals.rulesDiscount,
    total_discount: totals.totalDiscount,
    rules_discount_percentage: percent,
    rules_discount_reason: percent > 0 ? `${first.stay_days} days` : null,
  };
}
