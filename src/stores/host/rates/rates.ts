import { atom, computed } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getRates, type saveRates } from '#contract/host/rates.ts';
import * as messages from '#messages/host/rates.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { draftOf, type NamedRoom, type RatesDraft } from './rate-draft.ts';
import type { RateProblems } from './read-rates.ts';

export type RatesPreview = ResponseOf<typeof saveRates>;

export interface ReadyRates {
  state: 'ready';
  rooms: readonly NamedRoom[];
  /** The version of the rates that the host has seen. The server compares it when they are saved. */
  version: string;
  saved: RatesDraft;
  draft: RatesDraft;
  problems: RateProblems;
  isBusy: boolean;
  message?: string | undefined;
  /** What saving would change. While it is set, the page shows it instead of the form. */
  preview?: RatesPreview | undefined;
  isOverwriting: boolean;
  /** What was done last. With a token it can be undone. */
  done?: { text: string; undoToken?: string | undefined } | undefined;
}

export type RatesPage = { state: 'loading' } | { state: 'failed'; message: string } | ReadyRates;

export const LOADING_RATES: RatesPage = { state: 'loading' };

/** Every homestay that was opened keeps its page, so that changing between homestays loses nothing that was typed. */
const $pages = atom<ReadonlyMap<number, RatesPage>>(new Map());
export const $ratesOf = atom<number | undefined>(undefined);
export const $rates = computed(
  [$pages, $ratesOf],
  (pages, id): RatesPage => pages.get(id ?? 0) ?? LOADING_RATES,
);

export function showPage(id: number, page: RatesPage): void {
  $pages.set(new Map($pages.get()).set(id, page));
}

export function shownRates(): { id: number; page: ReadyRates } | undefined {
  const id = $ratesOf.get();
  const page = $rates.get();
  return id === undefined || page.state !== 'ready' ? undefined : { id, page };
}

export function patchRates(change: Partial<ReadyRates>, id = $ratesOf.get()): void {
  const page = $pages.get().get(id ?? 0);
  if (id !== undefined && page?.state === 'ready') showPage(id, { ...page, ...change });
}

export function openRates(id: number): void {
  $ratesOf.set(id);
  if ($rates.get().state !== 'ready') void loadRates(id);
}

export async function loadRates(id: number, done?: ReadyRates['done']): Promise<void> {
  try {
    const { rooms, version, ...answer } = await call(getRates, { params: { id } });
    const saved = draftOf(answer, rooms);
    const nothing = { problems: {}, isBusy: false, isOverwriting: false };
    showPage(id, { state: 'ready', rooms, version, saved, draft: saved, ...nothing, done });
  } catch (error) {
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    const message = isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED);
    showPage(id, { state: 'failed', message });
  }
}

export function changeRates(change: Partial<RatesDraft>, field?: string): void {
  const shown = shownRates();
  if (!shown || shown.page.isBusy) return;
  const { draft, problems } = shown.page;
  const { [field ?? '']: _, ...others } = problems;
  patchRates({ draft: { ...draft, ...change }, problems: others, message: undefined, done: undefined });
}

export function discardRates(): void {
  const shown = shownRates();
  if (!shown || shown.page.isBusy) return;
  patchRates({ draft: shown.page.saved, problems: {}, message: undefined });
}

export function isChanged({ saved, draft }: Pick<ReadyRates, 'saved' | 'draft'>): boolean {
  return JSON.stringify(saved) !== JSON.stringify(draft);
}

/** Says whether leaving the page would lose something typed for any homestay. */
export const $hasUnsavedRates = computed($pages, (pages) =>
  [...pages.values()].some((page) => page.state === 'ready' && isChanged(page)),
);
