import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { cancelHostBookings } from '#contract/host/changes.ts';
import type { Told } from '#contract/host/told.ts';
import { formatRupees } from '#domain/money/money.ts';
import { preview, REASON_NEEDED } from '#messages/host/booking-page.ts';
import { notCancellable } from '#messages/host/bookings.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { createForm } from '#stores/pattern/form.ts';
import { $bookings, reloadBookings } from './bookings.ts';
import { actSentence, orLook } from './lost-answer.ts';

/** The bookings that the host has chosen; undefined while the list is only read. */
export const $selected = atom<ReadonlySet<number> | undefined>(undefined);

export interface CancelledLine {
  booking: BookingLine;
  told: Told | undefined;
  /** False for a booking that can't be cancelled. */
  isCancelled: boolean;
}

export interface CancellingTogether {
  refund: 'terms' | 'none';
  preview?: string;
  /** What came of it, once it is done. */
  done?: readonly CancelledLine[];
}

export const $cancellingTogether = atom<CancellingTogether | undefined>(undefined);
export const { $form: $togetherForm, show, send } = createForm({ notSent: actSentence });
const latest = createLatest();

export function startSelecting(): void {
  $selected.set(new Set());
}

export function stopSelecting(): void {
  $selected.set(undefined);
}

export function toggleSelected(id: number): void {
  const chosen = $selected.get() ?? new Set();
  const others = [...chosen].filter((other) => other !== id);
  $selected.set(new Set(chosen.has(id) ? others : [...others, id]));
}

export function openTogether(): void {
  show();
  void chooseTogether('terms');
}

export function closeTogether(): void {
  if ($togetherForm.get().isBusy) return;
  latest.end();
  if ($cancellingTogether.get()?.done) stopSelecting();
  $cancellingTogether.set(undefined);
}

const chosenIds = () => [...($selected.get() ?? [])];

/** Chooses what goes back, and asks the server how much that is. */
export async function chooseTogether(refund: 'terms' | 'none'): Promise<void> {
  $cancellingTogether.set({ refund });
  const signal = latest.begin();
  try {
    // The call needs a reason, which a preview does not keep.
    const body = { reservation_ids: chosenIds(), refund, reason: '-', preview: true };
    const { results } = await call(cancelHostBookings, { body, signal });
    const sum = (name: 'refund' | 'fee') => results.reduce((total, result) => total + result[name], 0);
    const left = results.filter(({ code }) => code !== undefined).length;
    const money = preview(formatRupees(sum('refund')), formatRupees(sum('fee')));
    $cancellingTogether.set({
      refund,
      preview: [money, left > 0 && notCancellable(left)].filter(Boolean).join(' '),
    });
  } catch (error) {
    if (!signal.aborted) show({ form: failureSentence(error, NOT_SAVED) });
  }
}

export async function cancelTogether(reason: string, message: string): Promise<void> {
  const open = $cancellingTogether.get();
  const list = $bookings.get();
  if (!open || list.state !== 'ready') return;
  latest.end();
  const lines = new Map(list.bookings.map((booking) => [booking.id, booking]));
  const body = { reservation_ids: chosenIds(), refund: open.refund, reason, ...(message && { message }) };
  const cancel = async () => {
    const { results } = await call(cancelHostBookings, { body });
    const done = results.flatMap(({ id, told, code }) => {
      const booking = lines.get(id);
      return booking ? [{ booking, told, isCancelled: code === undefined }] : [];
    });
    $cancellingTogether.set({ refund: open.refund, done });
  };
  const problems = reason === '' ? { form: REASON_NEEDED } : {};
  if (await send(problems, () => orLook(reloadBookings, cancel))) await reloadBookings();
}
