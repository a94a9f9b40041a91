import { atom } from 'nanostores';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { today } from '#stores/browser/today.ts';
import { checkInGuest } from './act.ts';
import type { Reload } from './lost-answer.ts';

/** The guests who are being checked in, while the host is asked about their IDs. */
export const $checkIn = atom<{ booking: BookingLine; reload: Reload } | undefined>(undefined);

export const canCheckIn = ({ status, check_in, checked_in_at }: BookingLine): boolean =>
  status === 'confirmed' && check_in <= today() && !checked_in_at;

export const openCheckIn = (booking: BookingLine, reload: Reload): void => $checkIn.set({ booking, reload });
export const closeCheckIn = (): void => $checkIn.set(undefined);

/** Checks the guests in. The dialog is closed first, so that the toast with "Undo" is in view. */
export async function confirmCheckIn(isIdSeen: boolean): Promise<void> {
  const asked = $checkIn.get();
  if (!asked) return;
  closeCheckIn();
  await checkInGuest(asked.booking, asked.reload, isIdSeen);
}
