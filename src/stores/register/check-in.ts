import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import type { Reservation } from '#contract/reservation.ts';
import { listTravellers, saveTravellers, type TravellersOfGuest } from '#contract/travellers.ts';
import { SECOND } from '#domain/dates/duration.ts';
import * as messages from '#messages/register/check-in.ts';
import { needsFreshLink } from '#stores/booking/fresh-link.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import type { Loaded } from '#stores/pattern/loader.ts';
import { forgetCheckIn, keepCheckIn, keptCheckIn, type TypedCheckIn } from './kept-check-in.ts';
import {
  bodyOf,
  changedIn,
  isBlank,
  lacksNumbers,
  newTraveller,
  type TypedTraveller,
  typedOf,
} from './typed-traveller.ts';

export type CheckInForm = TypedCheckIn & {
  /** `waiting`: it is sent as soon as there is a network. `sent`: the host has what is shown. */
  step: 'typing' | 'sending' | 'waiting' | 'sent';
  /** Sentences by path, such as `travellers.0.birth_date`. */
  problems: Readonly<Record<string, string>>;
  message?: string;
  /** Travellers of earlier stays, who can be taken over. */
  known: readonly { id: number; name: string }[];
};

export type CheckIn = Loaded<CheckInForm>;
export const $checkIn = atom<CheckIn>({ state: 'loading' });

/** Milliseconds after which sending is tried again, for networks that come back without an event. */
const PAUSE = 15 * SECOND;

type Booking = Pick<Reservation, 'id' | 'guest_name' | 'adults' | 'children'>;

/** Shows what the host has, or what was typed here and not sent yet. */
export async function openCheckIn(booking: Booking): Promise<void> {
  const kept = keptCheckIn(booking.id);
  try {
    const saved = await call(listTravellers, { params: { id: booking.id } });
    show(booking, saved, kept?.typed);
  } catch (error) {
    if (!(error instanceof Unreachable)) {
      needsFreshLink(error, booking.id);
      return $checkIn.set({ state: 'failed', message: failureSentence(error, messages.NOT_LOADED) });
    }
    // The form can be filled in without a network.
    show(booking, undefined, kept?.typed);
  }
  if (kept?.isWaiting) await sendKept(booking.id, kept.typed);
}

function show(booking: Booking, saved: TravellersOfGuest | undefined, kept: TypedCheckIn | undefined): void {
  const travellers = (saved?.travellers ?? []).map(typedOf);
  const typed = (kept && withSavedNumbers(kept, travellers)) ?? {
    travellers: withRowsFor(booking, travellers),
    arrival_time: saved?.arrival_time ?? '',
    note: saved?.note ?? '',
  };
  const step = !kept && travellers.length > 0 ? 'sent' : 'typing';
  $checkIn.set({ state: 'ready', ...typed, step, problems: {}, known: saved?.known ?? [] });
}

/** What this phone may not keep comes back masked, as far as the host has it. */
function withSavedNumbers(kept: TypedCheckIn, saved: readonly TypedTraveller[]): TypedCheckIn {
  const travellers = kept.travellers.map((one) => {
    const { passport_number = '', visa_number = '' } =
      saved.find(({ id }) => id !== undefined && id === one.id)?.foreign ?? {};
    return { ...one, foreign: { ...one.foreign, passport_number, visa_number } };
  });
  return { ...kept, travellers };
}

/** There is a row for everyone of the party, the booker's first. */
function withRowsFor({ guest_name, adults, children }: Booking, saved: readonly TypedTraveller[]) {
  const more = Math.max(0, adults + children - saved.length);
  return [
    ...saved,
    ...Array.from({ length: more }, (_, index) => newTraveller(saved.length + index === 0 ? guest_name : '')),
  ];
}

/** A number that this phone may not keep has to be typed again before anything can be sent. */
async function sendKept(id: number, typed: TypedCheckIn): Promise<void> {
  if (typed.travellers.some(lacksNumbers)) patch({ message: messages.TYPE_NUMBERS });
  else await sendCheckIn(id);
}

function ready(): CheckInForm | undefined {
  const shown = $checkIn.get();
  return shown.state === 'ready' ? shown : undefined;
}

function patch(change: Partial<CheckInForm>): void {
  const form = ready();
  if (!form) return;
  const { message: _, ...rest } = form;
  $checkIn.set({ state: 'ready', ...rest, ...change });
}

/** Takes over what was typed, and keeps it in this browser. */
function type(id: number, typed: Partial<TypedCheckIn>, problems: CheckInForm['problems']): void {
  patch({ ...typed, step: 'typing', problems });
  const form = ready();
  if (form) keepCheckIn(id, form, false);
}

export function typeTraveller(id: number, place: number, change: Partial<TypedTraveller>): void {
  const form = ready();
  if (!form) return;
  const travellers = changedIn(form.travellers, place, change);
  const fields = Object.keys(change).map((field) => `travellers.${place}.${field}`);
  const others = Object.entries(form.problems).filter(
    ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  type(id, { travellers }, Object.fromEntries(others));
}

export function typeWishes(id: number, change: Partial<Pick<TypedCheckIn, 'arrival_time' | 'note'>>): void {
  type(id, change, ready()?.problems ?? {});
}

export function addTraveller(id: number): void {
  const form = ready();
  if (form) type(id, { travellers: [...form.travellers, newTraveller()] }, form.problems);
}

export function removeTraveller(id: number, place: number): void {
  const form = ready();
  if (form) type(id, { travellers: form.travellers.filter((_, at) => at !== place) }, {});
}

/** Sends who travels; rows that nobody has touched are left out. Without a network it is kept, and sent later. */
export async function sendCheckIn(id: number): Promise<void> {
  const form = ready();
  if (!form || form.step === 'sending') return;
  const rows = form.travellers.flatMap((one, place) => (isBlank(one) && place > 0 ? [] : [place]));
  patch({ step: 'sending', problems: {} });
  keepCheckIn(id, form, true);
  const body = {
    travellers: rows.map((place) => bodyOf(form.travellers[place] as TypedTraveller)),
    arrival_time: form.arrival_time || null,
    note: form.note.trim() || null,
  };
  try {
    const saved = await call(saveTravellers, { params: { id }, body });
    forgetCheckIn();
    const blank = form.travellers.filter((_, place) => !rows.includes(place));
    const travellers = [...saved.travellers.map(typedOf), ...blank];
    patch({ travellers, step: 'sent', known: saved.known ?? [] });
  } catch (error) {
    if (error instanceof Unreachable) return waitForNetwork(id);
    keepCheckIn(id, form, false);
    needsFreshLink(error, id);
    patch({ step: 'typing', ...problemsOf(error, rows) });
  }
}

/** Names the rows of the form, where the server counts those that were sent. */
function problemsOf(error: unknown, rows: readonly number[]): Pick<CheckInForm, 'problems' | 'message'> {
  const fields = Object.entries(error instanceof Refusal ? error.fields : {});
  if (fields.length === 0) return { problems: {}, message: failureSentence(error, messages.NOT_SENT) };
  const problems = fields.map(([path, sentence]) => [
    path.replace(/^travellers\.(\d+)/, (_, sent) => `travellers.${rows[Number(sent)]}`),
    sentence,
  ]);
  return { problems: Object.fromEntries(problems), message: messages.lookBelow };
}

function waitForNetwork(id: number): void {
  patch({ step: 'waiting' });
  const tryAgain = () => {
    clearTimeout(timer);
    removeEventListener('online', tryAgain);
    if (ready()?.step === 'waiting') void sendCheckIn(id);
  };
  const timer = setTimeout(tryAgain, PAUSE);
  addEventListener('online', tryAgain);
}
