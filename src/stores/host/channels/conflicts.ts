import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { type ChannelConflict, resolveConflict } from '#contract/host/channels.ts';
import { countNights, formatDate, formatStay } from '#domain/dates/calendar.ts';
import { type NightRange, rangesOf } from '#domain/dates/night-ranges.ts';
import * as messages from '#messages/host/conflicts.ts';
import { NOT_SAVED, nights } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { loadChannels, patchChannels } from './channels.ts';

/** The conflict that the host says is settled. */
export interface Settling {
  conflict: ChannelConflict;
  isBusy: boolean;
  message?: string;
}
export const $settling = atom<Settling | undefined>(undefined);

export const openSettling = (conflict: ChannelConflict) => $settling.set({ conflict, isBusy: false });

export function closeSettling(): void {
  if (!$settling.get()?.isBusy) $settling.set(undefined);
}

/** Until it is saved, the dialog keeps what was typed. */
export async function settle(note: string): Promise<void> {
  const settling = $settling.get();
  if (!settling || settling.isBusy) return;
  const { conflict } = settling;
  $settling.set({ conflict, isBusy: true });
  const typed = note.trim();
  try {
    const body = typed === '' ? {} : { note: typed };
    const { conflict: settled } = await call(resolveConflict, { params: { id: conflict.id }, body });
    patchChannels(({ conflicts }) => ({
      conflicts: conflicts.map((one) => (one.id === settled.id ? settled : one)),
    }));
    $settling.set(undefined);
    toastSuccess(messages.settledDone);
    void loadChannels();
  } catch (error) {
    $settling.set({ conflict, isBusy: false, message: failureSentence(error, NOT_SAVED) });
    if (error instanceof Refusal) await loadChannels();
  }
}

/** The nights in words: "night of Fri, 18 Dec", "nights 18–20 Dec, 24 Dec". */
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

/** Opens the booking's page with the room already changed. */
export const movePath = ({ booking, room_id }: ChannelConflict, to: number) =>
  `/host/bookings/${booking.id}#move-${room_id}-${to}`;
