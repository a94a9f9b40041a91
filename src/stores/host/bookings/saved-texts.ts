import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { getSavedTexts, type SavedText, saveTexts } from '#contract/host/saved-texts.ts';
import { fillText } from '#domain/booking/saved-text.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/host/booking-page.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createForm } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';
import type { WholeBooking } from './booking.ts';

export const { $loaded: $savedTexts, load: loadSavedTexts } = createLoader({
  read: (signal) => call(getSavedTexts, { signal }),
  failed: messages.TEXTS_NOT_LOADED,
});

/** The texts while an owner changes them. */
export const $changedTexts = atom<readonly SavedText[] | undefined>(undefined);
export const { $form: $textsForm, show, send } = createForm({ notSent: NOT_SAVED });

/** Returns a text as it is said to the guest of a booking. The server makes the link when the message is sent. */
export function textFor({ text }: SavedText, { booking }: WholeBooking): string {
  return fillText(text, {
    guest: booking.guest_name,
    room: booking.rooms.map(({ name }) => name).join(', '),
    check_in: formatDate(booking.check_in),
    check_out: formatDate(booking.check_out),
    balance: formatRupees(booking.balance),
  });
}

export function startChanging(): void {
  const shown = $savedTexts.get();
  show();
  if (shown.state === 'ready') $changedTexts.set(shown.texts);
}

export function stopChanging(): void {
  if (!$textsForm.get().isBusy) $changedTexts.set(undefined);
}

export function changeText(index: number, change: Partial<SavedText>): void {
  const texts = $changedTexts.get();
  $changedTexts.set(texts?.map((text, place) => (place === index ? { ...text, ...change } : text)));
}

export function addText(): void {
  $changedTexts.set([...($changedTexts.get() ?? []), { name: '', text: '' }]);
}

export function removeText(index: number): void {
  $changedTexts.set($changedTexts.get()?.toSpliced(index, 1));
}

/** Saves the texts; those without a name and words are left out. */
export async function saveChangedTexts(): Promise<void> {
  const texts = ($changedTexts.get() ?? []).filter(({ name, text }) => name.trim() || text.trim());
  const isSaved = await send({}, () => call(saveTexts, { body: { texts } }));
  if (!isSaved) return;
  $changedTexts.set(undefined);
  toastSuccess(messages.textsSaved);
  await loadSavedTexts();
}
