import { atom } from 'nanostores';
import { call, download } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { listHostBookings } from '#contract/host/bookings.ts';
import { downloadReport, getReport, type ReportMonth } from '#contract/host/reports.ts';
import { addDays, addMonths } from '#domain/dates/calendar.ts';
import * as messages from '#messages/host/money.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';

export type Period = keyof typeof messages.PERIODS;
export type { ReportMonth };

export type Figures =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; months: readonly ReportMonth[]; balances: readonly BookingLine[] };

export const LOADING_FIGURES: Figures = { state: 'loading' };
export const $figures = atom<Figures>(LOADING_FIGURES);
export const $period = atom<Period>('financial');
const latest = createLatest();

/** How long ago a stay may have ended for its balance to be listed. */
const DAYS_BACK = 60;

/** Whole months; the financial year begins on 1 April. */
function rangeOf(period: Period): { from: string; to: string } {
  const first = `${today().slice(0, 7)}-01`;
  if (period === 'ahead') return { from: first, to: addDays(addMonths(first, 6), -1) };
  if (period === 'year') return { from: addMonths(first, -11), to: addDays(addMonths(first, 1), -1) };
  const [year = 0, month = 1] = first.split('-').map(Number);
  const from = `${month >= 4 ? year : year - 1}-04-01`;
  return { from, to: addDays(addMonths(from, 12), -1) };
}

export function choosePeriod(period: Period): void {
  $period.set(period);
  void loadFigures();
}

/** Reads the figures of the period, and who owes. */
export async function loadFigures(): Promise<void> {
  const signal = latest.begin();
  try {
    const [{ months }, { bookings }] = await Promise.all([
      call(getReport, { query: rangeOf($period.get()), signal }),
      call(listHostBookings, {
        query: { status: 'confirmed', from: addDays(today(), -DAYS_BACK) },
        signal,
      }),
    ]);
    const balances = bookings.filter(({ balance }) => balance > 0).reverse();
    $figures.set({ state: 'ready', months, balances });
  } catch (error) {
    if (signal.aborted) return;
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    const message = isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED);
    $figures.set({ state: 'failed', message });
  }
}

/** The figures as a file for a spreadsheet; undefined, with a toast, if it could not be made. */
export async function figuresFile(): Promise<{ name: string; content: Blob } | undefined> {
  const range = rangeOf($period.get());
  try {
    const content = await download(downloadReport, { query: range });
    return { name: messages.fileName(range.from, range.to), content };
  } catch (error) {
    toastError(failureSentence(error, messages.DOWNLOAD_FAILED));
    return undefined;
  }
}
