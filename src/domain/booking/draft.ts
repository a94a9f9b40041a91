import { countNights } from '#domain/dates/calendar.ts';
import { type Party, type Stay, totalGuests } from '#domain/dates/stay.ts';
import type { AddOnCounts, AddOnPrices } from '#domain/money/add-ons.ts';
import type { BookingTotals, PaymentChoice } from '#domain/money/totals.ts';
import { type GuestDetails, NO_DETAILS } from '#domain/party/guest-details.ts';
import type { CartItem, SelectedServices } from './cart.ts';
import { EXTRA_KINDS, type Extra, type ExtraKind, hasOwnDay, isDayOfStay, newExtra } from './extras.ts';
import { billOf } from './quote.ts';

export type ExtraChoice = Partial<Omit<Extra, 'kind'>>;
export type ExtraChoices = Partial<Record<ExtraKind, ExtraChoice | undefined>>;

/** The services of the cart (spec section 3), and those that only the draft has. */
export interface ChosenServices extends SelectedServices {
  priest?: boolean | undefined;
  pickUp?: boolean | undefined;
}

export const TICKS = {
  mahaprasad: 'mahaprasad',
  bus_tickets: 'busTickets',
  priest: 'priest',
  pick_up: 'pickUp',
} as const satisfies Record<ExtraKind, keyof ChosenServices>;

/** What the guest has chosen and typed so far (spec section 3, "Booking draft"). Rooms and dates are in the cart. */
export interface BookingDraft {
  selectedServices: ChosenServices;
  /** Null means one breakfast for each guest (spec section 9). */
  breakfastCount: number | null;
  extraCotCount: number;
  /** The guest's choices for the extras; missing ones follow from party and stay. */
  extras: ExtraChoices;
  userDetails: GuestDetails;
  /** The company that papers are made out to, and whether it is right; absent if the guest needs no GST invoice. */
  company?: { name: string; gstin: string; isRight: boolean } | undefined;
  /** `HH:MM`, or empty. */
  arrivalTime: string;
  note: string;
  paymentMethod: PaymentChoice | null;
  /** The code for a discount that is on, in the server's spelling. */
  code?: string | undefined;
}

export const NEW_DRAFT: BookingDraft = {
  selectedServices: { breakfast: true, extraCot: false, mahaprasad: false, busTickets: false },
  breakfastCount: null,
  extraCotCount: 1,
  extras: {},
  userDetails: NO_DETAILS,
  arrivalTime: '',
  note: '',
  paymentMethod: null,
};

/** Returns how many of each paid add-on are booked per day; 0 if not selected. */
export function addOnCounts(draft: BookingDraft, party: Party): AddOnCounts {
  const { breakfast, extraCot } = draft.selectedServices;
  return {
    breakfasts: breakfast ? (draft.breakfastCount ?? totalGuests(party)) : 0,
    extraBeds: extraCot ? draft.extraCotCount : 0,
  };
}

/** Returns the selected extra, by default for all guests on the first full day, or on arrival. */
export function extraOf(kind: ExtraKind, { extras }: BookingDraft, party: Party, stay: Stay): Extra {
  const { count, date, from, note } = extras[kind] ?? {};
  const guests = Math.max(1, totalGuests(party));
  const text = note?.trim();
  return {
    ...newExtra(kind, Math.min(count ?? guests, guests), stay),
    ...(date !== undefined && hasOwnDay(kind) && isDayOfStay(date, stay) ? { date } : {}),
    ...(from ? { from } : {}),
    ...(text ? { note: text } : {}),
  };
}

export function chosenExtras(draft: BookingDraft, party: Party, stay: Stay | undefined): Extra[] {
  if (!stay) return [];
  return EXTRA_KINDS.filter((kind) => draft.selectedServices[TICKS[kind]]).map((kind) =>
    extraOf(kind, draft, party, stay),
  );
}

/** Returns the price of cart and add-ons: a preview, as the server computes the price. */
export function draftTotals(
  counts: AddOnCounts,
  items: readonly CartItem[],
  prices: AddOnPrices,
): BookingTotals {
  const [first] = items;
  const days = first ? countNights(first.checkInDate, first.checkOutDate) : 0;
  const rooms = items.map((item) => ({
    price: item.price,
    discount: item.discount,
    rulesDiscount: item.rules_discount,
    codeDiscount: 0,
    totalDiscount: item.total_discount,
    finalPrice: item.final_price,
  }));
  return billOf(rooms, counts, prices, days);
}

/** Rooms of the cart that can be booked together: the same homestay and stay. */
export interface CartGroup {
  homestay: string;
  checkIn: string;
  checkOut: string;
  items: readonly CartItem[];
}

/** Returns the cart by homestay and stay. More than one group can't be one reservation; the guest chooses one. */
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
