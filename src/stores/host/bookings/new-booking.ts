import { atom, computed } from 'nanostores';
import { call } from '#client/call.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { createHostBooking, listHostBookings } from '#contract/host/bookings.ts';
import { addDays, isCivilDate } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { partyFit } from '#domain/party/capacity.ts';
import { isPhone } from '#domain/party/phone.ts';
import { detailSentence } from '#messages/booking/guest-details.ts';
import { AMOUNT_NEEDED } from '#messages/host/booking-page.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/new-booking.ts';
import { emailField } from '#stores/browser/email-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { today } from '#stores/browser/today.ts';
import { $hostRooms, loadHostRooms } from '#stores/host/rooms/rooms.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { dropDraft, keepDraft, type NewBooking, readDraft } from './booking-draft.ts';

const EMPTY: Omit<NewBooking, 'checkIn' | 'checkOut'> = {
  name: '',
  phone: '',
  email: '',
  rooms: [0],
  adults: 2,
  children: 0,
  source: 'walk_in',
  payment: 'later',
  holdHours: 24,
  price: '',
  note: '',
};

export const $newBooking = atom<NewBooking | undefined>(undefined);
/** True if the form began with what was not saved before. */
export const $isDraft = atom(false);

export type NewBookingProblems = Problems<'name' | 'phone' | 'email' | 'rooms' | 'dates' | 'price'>;
export const { $form: $newBookingForm, send } = createForm<keyof NewBookingProblems>({
  notSent: NOT_SAVED,
  refused: () => loadRooms(),
});

export const $knownGuest = atom<BookingLine | undefined>(undefined);

/** Rupees for the chosen rooms by the calendar. It is undefined until every room has a price. */
export const $calendarPrice = computed([$newBooking, $hostRooms], (form, found): number | undefined => {
  if (!form || found.state !== 'ready') return undefined;
  const prices = form.rooms.map((id) => found.rooms.find((room) => room.id === id)?.price);
  return prices.reduce(
    (sum, price) => (sum === undefined || price === undefined ? undefined : sum + price),
    0,
  );
});

/** How many guests the chosen rooms sleep, if the party is larger; beds are advice and refuse nothing. */
export const $sleepsFewer = computed([$newBooking, $hostRooms], (form, found): number | undefined => {
  if (!form || found.state !== 'ready') return undefined;
  const rooms = form.rooms.flatMap((id) => found.rooms.find((room) => room.id === id) ?? []);
  if (rooms.length === 0 || rooms.length < form.rooms.length) return undefined;
  if (partyFit(form, rooms).fit === 'fits') return undefined;
  return rooms.reduce((beds, { capacity }) => beds + capacity, 0);
});

const latest = createLatest();

/** Opens the form with what was not saved before. The calendar links here with rooms and dates. */
export function openNewBooking(): void {
  const draft = readDraft();
  $isDraft.set(draft !== undefined);
  const stay = stayInAddress();
  $newBooking.set({ ...EMPTY, ...defaultStay(), ...draft, ...stay });
  loadRooms();
}

/** Begins again with an empty form. */
export function discardDraft(): void {
  dropDraft();
  $isDraft.set(false);
  $knownGuest.set(undefined);
  $newBooking.set({ ...EMPTY, ...defaultStay(), ...stayInAddress() });
  loadRooms();
}

const defaultStay = () => ({ checkIn: today(), checkOut: addDays(today(), 1) });

function stayInAddress(): Partial<NewBooking> {
  const params = new URLSearchParams(location.search);
  const date = (name: string, otherwise: string) => {
    const value = params.get(name);
    return isCivilDate(value) ? value : otherwise;
  };
  const rooms = params.getAll('room_id').map(Number).filter(Boolean);
  if (rooms.length === 0 && !params.has('check_in')) return {};
  const checkIn = date('check_in', today());
  return {
    rooms: rooms.length > 0 ? rooms : [0],
    adults: Math.max(EMPTY.adults, rooms.length),
    checkIn,
    checkOut: date('check_out', addDays(checkIn, 1)),
  };
}

function loadRooms(): void {
  const form = $newBooking.get();
  if (form && form.checkIn < form.checkOut) void loadHostRooms(form.checkIn, form.checkOut);
}

export function changeNewBooking(change: Partial<NewBooking>): void {
  const form = $newBooking.get();
  if (!form) return;
  const next = { ...form, ...change };
  if (change.checkIn && next.checkOut <= next.checkIn) next.checkOut = addDays(next.checkIn, 1);
  next.adults = Math.max(next.adults, next.rooms.length - next.children);
  $newBooking.set(next);
  keepDraft(next);
  if (change.checkIn || change.checkOut) loadRooms();
  if (change.phone !== undefined) void findGuest(change.phone);
}

/** Looks up a whole phone number, and fills in the guest's name if the field is empty. */
async function findGuest(phone: string): Promise<void> {
  const signal = latest.begin();
  if (phone.replaceAll(/\P{Nd}/gu, '').length < 10) return $knownGuest.set(undefined);
  try {
    const { bookings } = await call(listHostBookings, { query: { query: phone }, signal });
    const [known] = bookings;
    $knownGuest.set(known);
    const form = $newBooking.get();
    if (known && form?.name === '') $newBooking.set({ ...form, name: known.guest_name });
  } catch (error) {
    // The host can still type everything, so a failure is only logged.
    if (!signal.aborted) console.error('The phone number could not be looked up', error);
  }
}

function problemsOf(form: NewBooking): NewBookingProblems {
  const { name, phone, email, rooms, checkIn, checkOut, price } = form;
  return {
    ...(name.trim() === '' && { name: messages.NAME_NEEDED }),
    ...(phone.trim() === '' && email.trim() === '' && { phone: messages.REACH_NEEDED }),
    ...(phone.trim() !== '' && !isPhone(phone) && { phone: detailSentence('phone', 'invalid') }),
    ...(email.trim() !== '' && emailField(email)),
    ...(rooms.includes(0) && { rooms: messages.ROOM_NEEDED }),
    ...(!(checkIn < checkOut) && { dates: messages.DATES_NEEDED }),
    ...(price.trim() !== '' && readRupees(price) === undefined && { price: AMOUNT_NEEDED }),
  };
}

export async function saveNewBooking(): Promise<void> {
  const typed = $newBooking.get();
  if (!typed) return;
  await send(problemsOf(typed), async () => {
    const { booking } = await withKey('new booking', (key) =>
      call(createHostBooking, { body: requestOf(typed), headers: { 'Idempotency-Key': key } }),
    );
    dropDraft();
    location.assign(pagePath(`/host/bookings/${booking.id}${typed.payment === 'now' ? '#payment' : ''}`));
  });
}

function requestOf(form: NewBooking) {
  const price = readRupees(form.price);
  const isHold = form.payment === 'link';
  const [phone, email, note] = [form.phone.trim(), form.email.trim(), form.note.trim()];
  return {
    room_ids: [...new Set(form.rooms)],
    check_in: form.checkIn,
    check_out: form.checkOut,
    adults: form.adults,
    children: form.children,
    guest: { name: form.name.trim(), ...(phone && { phone }), ...(email && { email }) },
    source: form.source,
    ...(price !== undefined && { price }),
    state: isHold ? ('hold' as const) : ('confirmed' as const),
    ...(isHold && { hold_hours: form.holdHours }),
    ...(note && { note }),
  };
}
