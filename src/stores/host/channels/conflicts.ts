import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { type ChannelConflict, resolveConflict } from '#contract/host/channels.ts';
import { countNights, formatDate, formatStay } from '#domain/dates/calendar.ts';
import { type NightRange, rangesOf } from '#domain/dates/night-ranges.ts';
import { pagePath } from '#domain/language/page-path.ts';
import * as messages from '#messages/host/conflicts.ts';
import { NOT_SAVED, nights } from '#messages/host/desk.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createForm } from '#stores/pattern/form.ts';
import { loadChannels, patchChannels } from './channels.ts';

export const $settling = atom<ChannelConflict | undefined>(undefined);
export const {
  $form: $settlingForm,
  show,
  send,
} = createForm({ notSent: NOT_SAVED, refused: () => loadChannels() });

export function openSettling(conflict: ChannelConflict): void {
  show();
  $settling.set(conflict);
}

export function closeSettling(): void {
  if (!$settlingForm.get().isBusy) $settling.set(undefined);
}

export async function settle(note: string): Promise<void> {
  const conflict = $settling.get();
  if (!conflict) return;
  const isSettled = await send({}, async () => {
    const body = note === '' ? {} : { note };
    const { conflict: settled } = await call(resolveConflict, { params: { id: conflict.id }, body });
    patchChannels(({ conflicts }) => ({
      conflicts: conflicts.map((one) => (one.id === settled.id ? settled : one)),
    }));
  });
  if (!isSettled) return;
  $settling.set(undefined);
  toastSuccess(messages.settledDone);
  void loadChannels();
}

/** Returns words such as "night of Fri, 18 Dec" or "nights 18–20 Dec, 24 Dec". */
export function nightsInWords(of: readonly string[]): string {
  const [only] = of;
  if (only !== undefined && of.length === 1) return messages.night(formatDate(only, 'weekday'));
  return messages.nights(rangesOf(of).map(rangeInWords));
}

function rangeInWords({ from, to }: NightRange): string {
  return from === to ? formatDate(from, 'short') : formatStay({ checkIn: from, checkOut: to });
}

export function stayInWords({ check_in, check_out }: { check_in: string; check_out: string }): string {
  const dates = formatStay({ checkIn: check_in, checkOut: check_out });
  return messages.stay(dates, nights(countNights(check_in, check_out)));
}

export const movePath = ({ booking, room_id }: ChannelConflict, to: number) =>
  pagePath(`/host/bookings/${booking.id}#move-${room_id}-${to}`);
