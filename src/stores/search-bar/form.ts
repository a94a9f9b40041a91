import { atom, computed, onMount } from 'nanostores';
import { isSameStay } from '#domain/booking/one-booking.ts';
import { addDays, countNights } from '#domain/dates/calendar.ts';
import {
  DEFAULT_CHILDREN,
  DEFAULT_GUESTS,
  DEFAULT_NIGHTS,
  type Party,
  type Stay,
  totalGuests,
} from '#domain/dates/stay.ts';
import { plainPath } from '#domain/language/page-path.ts';
import { leastPrice } from '#domain/party/room-allocation.ts';
import { isSellable } from '#domain/rooms/room.ts';
import { completeSearch, readSearch, type SearchQuery } from '#domain/rooms/search.ts';
import { partyIsNow, undo } from '#messages/booking/cart.ts';
import { partyOf } from '#messages/booking/party.ts';
import { confirmDateChange, proposeCheckIn, proposeStay } from '#stores/booking/date-change.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { $cartSearch, setCartParty } from '#stores/cart/cart.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { $search, goToSearch, searchedQuery } from '#stores/search/search.ts';

/** The values of the search bar. A date that is absent is not chosen yet. */
export interface SearchForm {
  checkIn: string | undefined;
  checkOut: string | undefined;
  adults: number;
  children: number;
}

export const EMPTY_FORM: SearchForm = {
  checkIn: undefined,
  checkOut: undefined,
  adults: DEFAULT_GUESTS,
  children: DEFAULT_CHILDREN,
};

export const $searchForm = atom<SearchForm>(EMPTY_FORM);

/** The nights between the dates in the bar; undefined while one is missing. */
export const $formNights = computed($searchForm, ({ checkIn, checkOut }) =>
  checkIn && checkOut ? countNights(checkIn, checkOut) : undefined,
);

/** Milliseconds that the bar waits for further changes before it requests the price. */
const PAUSE = 300;

/** The least that the stay in the bar costs its party, in rupees; undefined while it is not known. */
export const $formPrice = atom<number | undefined>(undefined);

onMount($formPrice, () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $searchForm.subscribe((form) => {
    clearTimeout(timer);
    $formPrice.set(undefined);
    if (form.checkIn && form.checkOut && form.checkIn >= today())
      timer = setTimeout(() => void lookUp(form), PAUSE);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
});

/** Requests the price. If that fails, the bar shows the number of nights only. */
async function lookUp(form: SearchForm): Promise<void> {
  const { checkIn, checkOut } = form;
  if (!checkIn || !checkOut) return;
  const rooms = await findRooms({ checkIn, checkOut, guests: totalGuests(form) }).catch(() => []);
  if ($searchForm.get() === form) $formPrice.set(leastPrice(rooms.filter(isSellable), form));
}

function change(values: Partial<SearchForm>): void {
  $searchForm.set({ ...$searchForm.get(), ...values });
}

function fill({ checkIn, checkOut, adults, children }: Omit<SearchQuery, 'pastDate'>): void {
  change({
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
  });
}

/** Returns what of the cart's stay and party is another than before: a price alone changes nothing that was typed. */
function changesOf(search: Stay & Party, before: (Stay & Party) | undefined): Partial<Stay & Party> {
  if (!before) return search;
  const isOther = ([name, value]: [string, unknown]) => value !== before[name as keyof typeof before];
  return Object.fromEntries(Object.entries(search).filter(isOther));
}

/**
 * Fills the bar from the address; text typed into the plain form overrides that, and the cart overrides both. From then
 * on the bar follows cart and address (spec section 4). Returns a function that stops this.
 */
export function openSearchForm(typed: string): () => void {
  $searchForm.set(EMPTY_FORM);
  fill(searchedQuery());
  fill(readSearch(typed));
  const closing = [
    $search.listen((search) => {
      if (search) fill($cartSearch.get() ?? search);
    }),
    $cartSearch.subscribe((search, before) => {
      if (search) fill(changesOf(search, before));
    }),
  ];
  return () => {
    for (const close of closing) close();
  };
}

/**
 * Sets a new day of arrival. If there are rooms in the cart, the guest is asked first. `null` means that the field was
 * cleared.
 */
export async function chooseCheckIn(checkIn: string | null): Promise<void> {
  if (!checkIn) return change({ checkIn: undefined });
  const { checkOut } = $searchForm.get();
  const kept = checkOut && checkOut >= checkIn ? checkOut : undefined;
  if (!$cartSearch.get()) return change({ checkIn, checkOut: kept });
  if (checkIn === $searchForm.get().checkIn) return;
  proposeCheckIn({ checkIn, ...(kept && { checkOut: afterOf(checkIn, kept) }) });
}

/** Sets the day of check-out. One before the check-in is ignored; the day of the check-in itself means one night. */
export async function chooseCheckOut(chosen: string | null): Promise<void> {
  if (!chosen) return change({ checkOut: undefined });
  const { checkIn, checkOut: before } = $searchForm.get();
  if (checkIn && chosen < checkIn) return;
  const checkOut = checkIn ? afterOf(checkIn, chosen) : chosen;
  if (!checkIn || !$cartSearch.get()) return change({ checkOut });
  if (checkOut !== before) await proposeStay({ checkIn, checkOut });
}

/** Returns the check-out; leaving on the day of arrival means one night. */
function afterOf(checkIn: string, checkOut: string): string {
  return checkOut > checkIn ? checkOut : addDays(checkIn, 1);
}

export async function agreeToDates(): Promise<void> {
  const agreed = await confirmDateChange();
  if (agreed) change({ checkIn: agreed.checkIn, checkOut: agreed.checkOut });
}

export function chooseParty(party: Partial<Pick<SearchForm, 'adults' | 'children'>>): void {
  change(party);
}

/** Changes the party of the booking in the cart, and offers to undo that. */
export function changeParty(party: Party): void {
  const booked = $cartSearch.get();
  if (!booked) return;
  setCartParty(party);
  toastInfo(partyIsNow(partyOf(party)), { label: undo, run: () => setCartParty(booked) });
}

/**
 * Moves the booking ("Move my booking"): another party is stored at once, with a notice; other dates are checked and
 * confirmed first.
 */
export async function moveBookingTo(search: Stay & Party): Promise<void> {
  const booked = $cartSearch.get();
  if (!booked) return;
  const { adults, children } = search;
  const stay = { checkIn: search.checkIn, checkOut: search.checkOut };
  if (isSameStay(booked, stay)) changeParty({ adults, children });
  else await proposeStay(stay, { adults, children });
}

/**
 * Opens the results. On their page the bar belongs to the booking, so its party also changes the rooms in the cart.
 * From other pages, the results ask about the party, as they do about other dates.
 */
export function submitSearch(): void {
  const { checkIn, checkOut, adults, children } = $searchForm.get();
  const booked = $cartSearch.get();
  const isOther = booked && (booked.adults !== adults || booked.children !== children);
  if (isOther && plainPath(location.pathname) === '/rooms') changeParty({ adults, children });
  const leaving = checkOut ?? (checkIn && addDays(checkIn, DEFAULT_NIGHTS));
  const query = { ...(checkIn && { checkIn }), ...(leaving && { checkOut: leaving }) };
  goToSearch(completeSearch({ ...query, adults, children, pastDate: false }, today()));
}
