import type { AddOnCounts, AddOnPrices } from './add-ons.ts';
import { countNights } from './calendar.ts';
import type { CartItem, SelectedServices } from './cart.ts';
import { type GuestDetails, NO_DETAILS } from './guest-details.ts';
import { billOf } from './quote.ts';
import { type Party, totalGuests } from './stay.ts';
import type { BookingTotals, PaymentChoice } from './totals.ts';

/** What the guest has chosen and typed so far (spec section 3, "Booking draft"). Rooms and dates are the cart's. */
export interface BookingDraft {
  selectedServices: SelectedServices;
  /** Null follows the party: one breakfast for each guest (spec section 9). */
  breakfastCount: number | null;
  extraCotCount: number;
  userDetails: GuestDetails;
  paymentMethod: PaymentChoice | null;
}

export const NEW_DRAFT: BookingDraft = {
  selectedServices: { breakfast: true, extraCot: false, mahaprasad: false, busTickets: false },
  breakfastCount: null,
  extraCotCount: 1,
  userDetails: NO_DETAILS,
  paymentMethod: null,
};

/** How many of each paid add-on are booked for every day; what is not ticked is none. */
export function addOnCounts(draft: BookingDraft, party: Party): AddOnCounts {
  const { breakfast, extraCot } = draft.selectedServices;
  return {
    breakfasts: breakfast ? (draft.breakfastCount ?? totalGuests(party)) : 0,
    extraBeds: extraCot ? draft.extraCotCount : 0,
  };
}

/** What the cart and the chosen add-ons cost together: a preview, the server computes what is paid. */
export function draftTotals(
  draft: BookingDraft,
  items: readonly CartItem[],
  party: Party,
  prices: AddOnPrices,
): BookingTotals {
  const [first] = items;
  const days = first ? countNights(first.checkInDate, first.checkOutDate) : 0;
  const rooms = items.map((item) => ({
    price: item.price,
    discount: item.discount,
    rulesDiscount: item.rules_discount,
    totalDiscount: item.total_discount,
    finalPrice: item.final_price,
  }));
  return billOf(rooms, addOnCounts(draft, party), prices, days);
}

/** Rooms of the cart that can be booked together: those of one homestay and one stay. */
export interface CartGroup {
  homestay: string;
  checkIn: string;
  checkOut: string;
  items: readonly CartItem[];
}

/** The cart by homestay and stay. More than one group can't be one reservation: the guest says which to keep. */
export function groupCart(items: readonly CartItem[]): readonly CartGroup[] {
  const groups = Map.groupBy(items, (item) =>
    JSON.stringify([item.homestay_name, item.checkInDate, item.checkOutDate]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { homestay_name: homestay, checkInDate: checkIn, checkOutDate: checkOut } = first;
    return [{ homestay, checkIn, checkOut, items: group }];
  });
}
