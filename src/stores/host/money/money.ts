import { atom } from 'nanostores';
import { call, download } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { listHostBookings } from '#contract/host/bookings.ts';
import { downloadReport, getReport, type ReportMonth } from '#contract/host/reports.ts';
import { addDays, addMonths } from '#domain/dates/calendar.ts';
import * as messages from '#messages/host/money.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export type Period = keyof typeof messages.PERIODS;

export const $period = atom<Period>('financial');

const DAYS_BACK = 60;

/** Returns whole months that begin or end with this one. The financial year begins on 1 April. */
function rangeOf(period: Period): { from: string; to: string } {
  const first = `${today().slice(0, 7)}-01`;
  if (period === 'ahead') return { from: first, to: addDays(addMonths(first, 6), -1) };
  const to = addDays(addMonths(first, 1), -1);
  if (period === 'year') return { from: addMonths(first, -11), to };
  const [year = 0, month = 1] = first.split('-').map(Number);
  return { from: `${month >= 4 ? year : year - 1}-04-01`, to };
}

/** Returns the months with this one first; past ones back to the first in which anything could be sold. */
function thisMonthFirst(months: readonly ReportMonth[], period: Period): readonly ReportMonth[] {
  if (period === 'ahead') return months;
  const first = months.findIndex((month) => month.nights_open > 0 || month.cancellation_fees > 0);
  return months.slice(first).toReversed();
}

export function choosePeriod(period: Period): void {
  $period.set(period);
  void loadFigures();
}

export const {
  $loaded: $figures,
  load: loadFigures,
  reload: reloadFigures,
} = createLoader({
  read: async (signal) => {
    const owed = { filter: 'owes', from: addDays(today(), -DAYS_BACK) } as const;
    const period = $period.get();
    const [{ months }, { bookings }] = await Promise.all([
      call(getReport, { query: rangeOf(period), signal }),
      call(listHostBookings, { query: owed, signal }),
    ]);
    return { months: thisMonthFirst(months, period), balances: bookings };
  },
  failed: (error) => {
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    const message = isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED);
    return { state: 'failed', message };
  },
});

/** Returns the figures as a CSV file, or undefined with a toast if the download failed. */
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
