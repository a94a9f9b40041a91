import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { setNights } from '#contract/host/calendar.ts';
import { addDays, nightsOf, weekday } from '#domain/dates/calendar.ts';
import * as messages from '#messages/host/calendar.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { createForm } from '#stores/pattern/form.ts';
import { findNight, roomsName } from './calendar.ts';
import { choiceOf, dismissAct, type NightSet, showSaved } from './night-acts.ts';
import { $selectedNights, clearSelection, type SelectedNights } from './selection.ts';

export type Edited = 'price' | 'minimum_stay';
export type DayChoice = keyof typeof DAYS;
type Preview = ResponseOf<typeof setNights>;

/** As in hotels, weekend nights are those before a free day: Friday and Saturday. */
export const DAYS = { all: undefined, weekend: [5, 6], week: [0, 1, 2, 3, 4] } as const;

export interface NightEdit {
  field: Edited;
  nights: SelectedNights;
  /** The name of the room, or how many rooms. */
  rooms: string;
  value: string;
  days: DayChoice;
  preview?: Preview;
}

export const $nightEdit = atom<NightEdit | undefined>(undefined);
export const {
  $form: $nightForm,
  show,
  send,
} = createForm({
  notSent: NOT_SAVED,
  // Another host was faster, so the new state is shown before anything is saved.
  refused: ({ code }) => code === 'nights_changed' && preview(),
});

const PAUSE = 250;
const MAX_PRICE = 1_000_000;
const MAX_STAY = 30;
const timer = createTimer();
const latest = createLatest();

export function openEdit(field: Edited): void {
  const nights = $selectedNights.get();
  if (!nights) return;
  dismissAct();
  show();
  const values = new Set(nights.roomIds.map((id) => findNight(id, nights.from)?.[field] || ''));
  // Rooms of different prices begin with an empty field, so that Save does not give all of them the first one's.
  const value = values.size === 1 ? String([...values][0]) : '';
  $nightEdit.set({ field, nights, rooms: roomsName(nights.roomIds), value, days: 'all' });
  void preview();
}

export function closeEdit(): void {
  timer.stop();
  latest.end();
  if (!$nightForm.get().isBusy) $nightEdit.set(undefined);
}

export function changeEdit(change: Partial<Pick<NightEdit, 'value' | 'days'>>): void {
  const edit = $nightEdit.get();
  if (!edit || $nightForm.get().isBusy) return;
  const { preview: _, ...rest } = edit;
  show();
  $nightEdit.set({ ...rest, ...change });
  latest.end();
  timer.start(() => void preview(), PAUSE);
}

/** Returns whether the selection contains such weekdays. */
export function hasDays({ from, to }: SelectedNights, days: DayChoice): boolean {
  const chosen: readonly number[] | undefined = DAYS[days];
  return !chosen || nightsOf(from, addDays(to, 1)).some((night) => chosen.includes(weekday(night)));
}

function readSet({ field, value }: NightEdit): NightSet | undefined {
  const digits = value.replaceAll(/[\s,₹]/g, '');
  const number = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  const most = field === 'price' ? MAX_PRICE : MAX_STAY;
  return number >= 1 && number <= most ? { [field]: number } : undefined;
}

function bodyOf(edit: NightEdit, set: NightSet) {
  const weekdays = DAYS[edit.days];
  return { ...choiceOf(edit.nights), ...(weekdays && { weekdays: [...weekdays] }), set };
}

async function preview(): Promise<void> {
  const edit = $nightEdit.get();
  const set = edit && readSet(edit);
  if (!edit || !set) return;
  const signal = latest.begin();
  try {
    const answer = await call(setNights, { body: { ...bodyOf(edit, set), preview: true }, signal });
    const now = $nightEdit.get();
    if (now && !signal.aborted) $nightEdit.set({ ...now, preview: answer });
  } catch (error) {
    if (!signal.aborted) show({ form: failureSentence(error, messages.NO_PREVIEW) });
  }
}

export async function saveEdit(): Promise<void> {
  const edit = $nightEdit.get();
  if (!edit) return;
  const set = readSet(edit);
  if (!set) return show({ form: edit.field === 'price' ? messages.PRICE_NEEDED : messages.STAY_NEEDED });
  timer.stop();
  latest.end();
  await send({}, async () => {
    const version = edit.preview?.version;
    const body = { ...bodyOf(edit, set), ...(version !== undefined && { version }) };
    showSaved(await call(setNights, { body }), set);
    $nightEdit.set(undefined);
    clearSelection();
  });
}
