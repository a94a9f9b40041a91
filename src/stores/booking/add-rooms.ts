import { atom } from 'nanostores';
import { type CartItem, cartItemOf, cartSearch, totalOf } from '#domain/booking/cart.ts';
import {
  type Difference,
  differenceFrom,
  isSameStay,
  type Proposal,
  proposeBooking,
} from '#domain/booking/one-booking.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import { plainPath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { FoundRoom } from '#domain/rooms/room.ts';
import * as messages from '#messages/booking/cart.ts';
import { partyOf } from '#messages/booking/party.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { shortStay } from '#stores/browser/today.ts';
import { $cart, addToCart, refreshCart } from '#stores/cart/cart.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { $search, changeSearch } from '#stores/search/search.ts';

/** The cart that a choice would make. `failed`: it could not be checked, so it can't be chosen. */
export type Choice = 'checking' | 'failed' | 'impossible' | Proposal;

/** The question of the dialog: the guest wants to add rooms of another stay, party or homestay to the cart. */
export interface AddQuestion {
  rooms: readonly FoundRoom[];
  /** The cart that the question is about, as text for comparing. */
  about: string;
  search: Stay & Party;
  booked: Stay & Party;
  difference: Difference;
  /** The choice to move the booking to the stay of the new rooms. */
  move: Choice;
  /** The choice to keep the booking, and to add the rooms for its dates and party. */
  keep: Choice;
}

export const $addQuestion = atom<AddQuestion | undefined>(undefined);

/**
 * Requests quotes for the cart from now on. The code is loaded here, so that pages which only show rooms do not load
 * it.
 */
export async function keepQuoted(): Promise<void> {
  const { startQuoting } = await import('./quote-on-demand.ts');
  startQuoting();
}

/**
 * Puts rooms into the cart for a stay and party. If the cart has a booking of another stay, party or homestay, nothing
 * is stored and the guest is asked. Returns whether the rooms are in the cart now.
 */
export function addRooms(rooms: readonly FoundRoom[], search: Stay & Party): boolean {
  const items = $cart.get();
  const [only] = rooms;
  const difference = differenceFrom(items, rooms, search);
  // The cart has only this room, for another stay or party, so the guest changes their own choice.
  const isOwn = items.length === 1 && rooms.length === 1 && only?.id === items[0]?.id;
  if (difference && !isOwn) {
    void ask(rooms, search, difference);
    return false;
  }
  const added = rooms.map((room) => cartItemOf(room, search, search));
  if (difference) {
    $cart.set(added);
    tellBooking();
  } else addToCart(...added);
  void keepQuoted();
  return true;
}

async function ask(rooms: readonly FoundRoom[], search: Stay & Party, difference: Difference): Promise<void> {
  // The cart may name the same homestay in another language: after a search, its names are those of this page.
  if (difference.homestay && (await refreshCart()).isFresh) {
    if (!differenceFrom($cart.get(), rooms, search)?.homestay) return void addRooms(rooms, search);
  }
  const items = $cart.get();
  const booked = cartSearch(items);
  if (!booked) return;
  const start = difference.homestay ? 'impossible' : 'checking';
  const about = shortOf(items);
  const question: AddQuestion = { rooms, search, booked, difference, about, move: start, keep: start };
  $addQuestion.set(question);
  if (difference.homestay) return;
  const others = items.filter(({ id }) => !rooms.some((room) => room.id === id));
  const [move, keep] = await Promise.all([
    propose([...others, ...rooms], search, booked),
    propose(rooms, booked, search),
  ]);
  if ($addQuestion.get() === question) $addQuestion.set({ ...question, move, keep });
}

/** Returns what rooms would cost for `to`. The price is known if only the party changes, else the API is asked. */
async function propose(
  rooms: readonly (CartItem | FoundRoom)[],
  to: Stay & Party,
  from: Stay & Party,
): Promise<Choice> {
  if (isSameStay(to, from)) return { items: rooms.map((room) => forParty(room, to)), unsellable: [] };
  try {
    const found = await findRooms({ checkIn: to.checkIn, checkOut: to.checkOut, guests: 1 });
    return proposeBooking(rooms, found, to);
  } catch {
    return 'failed';
  }
}

function forParty(room: CartItem | FoundRoom, search: Stay & Party): CartItem {
  if ('property_id' in room) return cartItemOf(room, search, search);
  return { ...room, guests: search.adults, children: search.children };
}

export function cancelAdding(): void {
  $addQuestion.set(undefined);
}

/** Returns rooms, stay and party of a cart; not its prices. */
function shortOf(items: readonly CartItem[]): string {
  const parts = items.map((item) => [
    item.id,
    item.checkInDate,
    item.checkOutDate,
    item.guests,
    item.children,
  ]);
  return JSON.stringify(parts);
}

// Another tab may change the cart meanwhile; then the answer is no longer about it.
$cart.listen((items) => {
  const question = $addQuestion.get();
  if (!question || question.about === shortOf(items)) return;
  const difference = differenceFrom(items, question.rooms, question.search);
  if (difference) void ask(question.rooms, question.search, difference);
  else cancelAdding();
});

function take(items: Proposal['items']): void {
  $addQuestion.set(undefined);
  $cart.set(items);
  void keepQuoted();
}

/** Moves the whole booking to the new rooms' stay and party; rooms that are not available then leave it. */
export function moveBooking(): void {
  const move = $addQuestion.get()?.move;
  if (typeof move !== 'object' || move.items.length === 0) return;
  take(move.items);
  tellBooking();
}

/** Adds the rooms for the stay and party of the booking. */
export function keepBooking(): void {
  const question = $addQuestion.get();
  if (typeof question?.keep !== 'object') return;
  const { booked, keep } = question;
  if (keep.items.length === 0) return;
  $addQuestion.set(undefined);
  addToCart(...keep.items);
  void keepQuoted();
  // A room's page shows the room for the dates for which it is booked.
  if ($search.get() && plainPath(location.pathname) !== '/rooms')
    changeSearch({ ...booked, pastDate: false });
}

export function replaceBooking(): void {
  const question = $addQuestion.get();
  if (!question) return;
  take(question.rooms.map((room) => cartItemOf(room, question.search, question.search)));
  tellBooking();
}

/** Says what the booking is now. */
function tellBooking(): void {
  const items = $cart.get();
  const search = cartSearch(items);
  if (!search) return;
  const [dates, party] = [shortStay(search), partyOf(search)];
  toastSuccess(messages.bookingIsNow(dates, party, items.length, formatRupees(totalOf(items))));
}
