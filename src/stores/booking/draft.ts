import { computed } from 'nanostores';
import * as z from 'zod/mini';
import { STEPS } from '#domain/booking/booking-steps.ts';
import {
  addOnCounts,
  type BookingDraft,
  type ChosenServices,
  chosenExtras,
  type ExtraChoice,
  groupCart,
  NEW_DRAFT,
} from '#domain/booking/draft.ts';
import { type ExtraKind, PICK_UP_PLACES } from '#domain/booking/extras.ts';
import type { Party } from '#domain/dates/stay.ts';
import type { AddOnCounts } from '#domain/money/add-ons.ts';
import type { PaymentChoice } from '#domain/money/totals.ts';
import { checkCapacity } from '#domain/party/capacity.ts';
import { checkDetails, DEFAULT_COUNTRY, type GuestDetails } from '#domain/party/guest-details.ts';
import { persistentValue } from '#stores/browser/persistent.ts';
import { civilDate } from '#stores/browser/stored-values.ts';
import { $cart, $cartSearch } from '#stores/cart/cart.ts';
import { $addOnPrices } from './add-on-prices.ts';
import { $step } from './steps.ts';

const count = z.int().check(z.gte(1), z.lte(99));
const line = z._default(z.string(), '');

const extra = z.optional(
  z.object({
    count: z.optional(count),
    date: z.optional(civilDate),
    from: z.optional(z.enum(PICK_UP_PLACES)),
    note: z.optional(z.string()),
  }),
);

const storedDraft = z.object({
  selectedServices: z.object({
    breakfast: z.boolean(),
    extraCot: z.boolean(),
    mahaprasad: z.boolean(),
    busTickets: z.boolean(),
    priest: z.optional(z.boolean()),
    pickUp: z.optional(z.boolean()),
  }),
  breakfastCount: z.nullable(count),
  extraCotCount: count,
  extras: z._default(z.object({ mahaprasad: extra, bus_tickets: extra, priest: extra, pick_up: extra }), {}),
  userDetails: z.object({
    name: line,
    email: line,
    phone: line,
    address: line,
    state: line,
    country: z._default(z.string(), DEFAULT_COUNTRY),
  }),
  company: z.optional(z.object({ name: line, gstin: line, isRight: z.boolean() })),
  arrivalTime: line,
  note: line,
  paymentMethod: z.nullable(z.enum(['full', 'advance'])),
  code: z.optional(z.string()),
});

/**
 * The guest's only unfinished booking, whichever page continues it: the wizard, `/booking`, `/rooms/checkout` or
 * `/payment`. This browser stores it, so that a reload or a trip to a payment app loses nothing.
 */
export const $draft = persistentValue<BookingDraft>('booking', NEW_DRAFT, storedDraft);

const NO_ADD_ONS: AddOnCounts = { breakfasts: 0, extraBeds: 0 };
const NO_PARTY: Party = { adults: 0, children: 0 };

export const $party = computed($cartSearch, (search): Party => search ?? NO_PARTY);

/** Says why the rooms in the cart can't take the party; undefined if they can. */
export const $capacityRefusal = computed([$cart, $party], (items, party) =>
  items.length === 0 ? undefined : checkCapacity(party, items.length),
);

/**
 * Paid add-ons count from their own step on: a price shown before is that of the rooms alone. What has no price is not
 * offered by the homestay.
 */
export const $addOnCounts = computed([$draft, $party, $step, $addOnPrices], (draft, party, step, prices) => {
  if (step < STEPS.addOns) return NO_ADD_ONS;
  const { breakfasts, extraBeds } = addOnCounts(draft, party);
  return {
    breakfasts: prices.breakfast > 0 ? breakfasts : 0,
    extraBeds: prices.extraBed > 0 ? extraBeds : 0,
  };
});
/** The extras that the host is asked to arrange. */
export const $extras = computed([$draft, $party, $cartSearch, $step], (draft, party, stay, step) =>
  step < STEPS.addOns ? [] : chosenExtras(draft, party, stay),
);
export const $detailsProblems = computed($draft, (draft) => checkDetails(draft.userDetails));
export const $areDetailsRight = computed(
  [$detailsProblems, $draft],
  (problems, { company }) => Object.keys(problems).length === 0 && company?.isRight !== false,
);
/** The code for a discount that is on; undefined without one. */
export const $code = computed($draft, ({ code }) => code);
/** Rooms that can be booked together; with more than one group the guest is asked which to book. */
export const $cartGroups = computed($cart, groupCart);

export function change(part: Partial<BookingDraft>): void {
  $draft.set({ ...$draft.get(), ...part });
}

export function chooseService(service: keyof ChosenServices, chosen: boolean): void {
  change({ selectedServices: { ...$draft.get().selectedServices, [service]: chosen } });
}

export function setBreakfastCount(breakfastCount: number): void {
  change({ breakfastCount });
}

export function setExtraCotCount(extraCotCount: number): void {
  change({ extraCotCount });
}

export function chooseExtra(kind: ExtraKind, choice: ExtraChoice): void {
  const { extras } = $draft.get();
  change({ extras: { ...extras, [kind]: { ...extras[kind], ...choice } } });
}

export function setArrivalTime(arrivalTime: string): void {
  change({ arrivalTime });
}

export function writeNote(note: string): void {
  change({ note });
}

export function typeDetail(field: keyof GuestDetails, text: string): void {
  change({ userDetails: { ...$draft.get().userDetails, [field]: text } });
}

export function needCompany(isNeeded: boolean): void {
  change({ company: isNeeded ? { name: '', gstin: '', isRight: false } : undefined });
}

/** Fills in the known details of the guest, but never over what they typed. */
export function prefillDetails(known: Partial<GuestDetails>): void {
  const typed = $draft.get().userDetails;
  const empty = Object.entries(known).filter(
    ([field, text]) => text && Object.entries(typed).some(([name, value]) => name === field && value === ''),
  );
  if (empty.length > 0) change({ userDetails: { ...typed, ...Object.fromEntries(empty) } });
}

export function choosePayment(paymentMethod: PaymentChoice): void {
  change({ paymentMethod });
}

/** Keeps only the rooms of one homestay and stay in the cart. */
export function keepGroup(index: number): void {
  const group = $cartGroups.get()[index];
  if (group) $cart.set(group.items);
}

/** Resets the guest's choices after a booking, but keeps the guest's details. */
export function finishDraft(): void {
  $draft.set({ ...NEW_DRAFT, userDetails: $draft.get().userDetails });
}

export function forgetDraft(): void {
  $draft.set(NEW_DRAFT);
}
