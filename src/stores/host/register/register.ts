import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call, download } from '#client/call.ts';
import type { FormIII } from '#contract/host/form-iii.ts';
import {
  downloadRegister,
  getOccupancyReport,
  getRegister,
  printOccupancyReport,
  printRegister,
} from '#contract/host/register.ts';
import * as messages from '#messages/host/register/register.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { createHomestayChoice } from '#stores/host/homestay-choice.ts';
import { createLoader, LOADING } from '#stores/pattern/loader.ts';

export type Register = z.infer<typeof getRegister.response>;
type Report = z.infer<typeof getOccupancyReport.response>;

export const { $homestays, $chosen, $homestay } = createHomestayChoice();

/** The days that are shown, both included; this month, until others are chosen. */
export const $days = atom<{ from: string; to: string } | undefined>(undefined);
export const daysShown = () => $days.get() ?? { from: `${today().slice(0, 7)}-01`, to: today() };

const ofHomestay = () => ({ property_id: $homestay.get() });

const readRegister = (days: { from: string; to: string }, signal: AbortSignal) =>
  call(getRegister, { query: { ...days, ...ofHomestay() }, signal });

export const { $loaded: $register, load: loadRegister } = createLoader<{ register: Register }>({
  read: async (signal) => ({ register: await readRegister(daysShown(), signal) }),
  failed: messages.NOT_LOADED,
});

/** What has to be done today: reports about foreigners, and who is in the house without an ID. */
export const { $loaded: $due, load: loadDue } = createLoader<Pick<Register, 'form_iii' | 'without_id'>>({
  read: (signal) => readRegister({ from: today(), to: today() }, signal),
  failed: messages.NOT_LOADED,
});

/** The report that is due today, with the address of its PDF in this browser. */
export const { $loaded: $report, load: loadReport } = createLoader<{ report: Report; pdf: string }>({
  read: async (signal) => {
    const query = ofHomestay();
    const [report, file] = await Promise.all([
      call(getOccupancyReport, { query, signal }),
      download(printOccupancyReport, { query, signal }),
    ]);
    return { report, pdf: URL.createObjectURL(file) };
  },
  failed: messages.OCCUPANCY_NOT_LOADED,
});

export async function showHomestay(id: number): Promise<void> {
  $chosen.set(id);
  for (const $part of [$register, $due, $report]) $part.set(LOADING);
  await Promise.all([loadRegister(), loadDue(), loadReport()]);
}

/** Shows other days; while a date is being typed nothing is asked. */
export async function showDays(change: { from?: string; to?: string }): Promise<void> {
  const days = { ...daysShown(), ...change };
  $days.set(days);
  if (days.from !== '' && days.to !== '' && days.from <= days.to) await loadRegister();
}

/** Those not done come first, the one that is due first before the others. */
export const inOrder = (forms: readonly FormIII[]): FormIII[] =>
  forms.toSorted(
    (one, other) =>
      Number(one.done_at !== null) - Number(other.done_at !== null) || one.due_at.localeCompare(other.due_at),
  );

const FILES = { csv: downloadRegister, pdf: printRegister };

/** Returns the register as a file for an inspector, or undefined with a toast if the download failed. */
export async function registerFile(
  kind: keyof typeof FILES,
): Promise<{ name: string; content: Blob } | undefined> {
  const days = daysShown();
  try {
    const content = await download(FILES[kind], { query: { ...days, ...ofHomestay() } });
    return { name: messages.registerFile(days.from, days.to, kind), content };
  } catch (error) {
    toastError(failureSentence(error, messages.NOT_DOWNLOADED));
    return undefined;
  }
}
