import { atom } from 'nanostores';
import { call, download } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import {
  downloadBookings,
  downloadGstr1,
  downloadPapers,
  downloadPayments,
} from '#contract/host/paper-files.ts';
import { type HostPaper, listHostPapers } from '#contract/host/papers.ts';
import { addDays, addMonths } from '#domain/dates/calendar.ts';
import { type Comparison, compareWithMoney } from '#domain/money/paper-totals.ts';
import * as messages from '#messages/host/papers/papers.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { createLoader, LOADING } from '#stores/pattern/loader.ts';
import { $chosen, $homestay } from './homestay.ts';
import { loadSeller } from './seller.ts';

export type Period = keyof typeof messages.PERIODS;

export const $period = atom<Period>('month');

/** Returns the days of a period, both included. A financial year begins on 1 April. */
function rangeOf(period: Period): { from: string; to: string } {
  const first = `${today().slice(0, 7)}-01`;
  const endOf = (month: string) => addDays(addMonths(month, 1), -1);
  if (period === 'month') return { from: first, to: endOf(first) };
  if (period === 'last_month') return { from: addMonths(first, -1), to: addDays(first, -1) };
  const [year = 0, month = 1] = first.split('-').map(Number);
  const begun = month >= 4 ? year : year - 1;
  if (period === 'financial') return { from: `${begun}-04-01`, to: endOf(first) };
  return { from: `${begun - 1}-04-01`, to: `${begun}-03-31` };
}

/** The newest paper comes first. */
interface Papers {
  papers: readonly HostPaper[];
  comparison: Comparison;
}

export const { $loaded: $papers, load: loadPapers } = createLoader<Papers>({
  read: async (signal) => {
    const query = { ...rangeOf($period.get()), property_id: $homestay.get() };
    const { papers, totals } = await call(listHostPapers, { query, signal });
    return { papers: papers.toReversed(), comparison: compareWithMoney(totals) };
  },
  failed: (error) => {
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    return {
      state: 'failed',
      message: isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED),
    };
  },
});

/** Returns the month of a period for the return of the seller; undefined for a period of several. */
export const monthOf = (period: Period) =>
  period === 'month' || period === 'last_month' ? rangeOf(period).from.slice(0, 7) : undefined;

/** Returns GSTR-1 of a month as a CSV file, or undefined with a toast if the download failed. */
export async function gstr1File(month: string): Promise<{ name: string; content: Blob } | undefined> {
  try {
    const content = await download(downloadGstr1, { query: { month, property_id: $homestay.get() } });
    return { name: messages.gstr1FileName(month), content };
  } catch (error) {
    toastError(failureSentence(error, messages.NOT_DOWNLOADED));
    return undefined;
  }
}

const LISTS = { papers: downloadPapers, payments: downloadPayments, bookings: downloadBookings };

/** Returns a list of the period as a CSV file, or undefined with a toast if the download failed. */
export async function listFile(
  list: keyof typeof LISTS,
): Promise<{ name: string; content: Blob } | undefined> {
  const range = rangeOf($period.get());
  try {
    const content = await download(LISTS[list], { query: { ...range, property_id: $homestay.get() } });
    return { name: messages.listFileName(list, range.from, range.to), content };
  } catch (error) {
    toastError(failureSentence(error, messages.NOT_DOWNLOADED));
    return undefined;
  }
}

export async function choosePeriod(period: Period): Promise<void> {
  $period.set(period);
  await loadPapers();
}

/** Shows another homestay. Until its papers are loaded, none are shown. */
export async function showHomestay(id: number): Promise<void> {
  $chosen.set(id);
  $papers.set(LOADING);
  await Promise.all([loadPapers(), loadSeller()]);
}
