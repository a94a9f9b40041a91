import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { getSetup, SETUP_STEPS, type SetupStep } from '#contract/host/setup.ts';
import * as messages from '#messages/host/setup.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';

export { SETUP_STEPS };

export type Setup = z.infer<typeof getSetup.response>;
export type SetupState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; setup: Setup; step: SetupStep | 'end' };

export const LOADING_SETUP: SetupState = { state: 'loading' };
export const $setup = atom<SetupState>(LOADING_SETUP);

/** What a step is missing, by field; `form` is about all of it. */
export type Problems = Readonly<Record<string, string>>;
export const NO_PROBLEMS: Problems = {};
export const $setupForm = atom<{ isSaving: boolean; problems: Problems }>({
  isSaving: false,
  problems: NO_PROBLEMS,
});

/** Reads what is done, and opens the first step that is not; the back button returns to the one before. */
export async function openSetup(): Promise<void> {
  if ($setup.get().state !== 'ready') $setup.set(LOADING_SETUP);
  try {
    const setup = await readSetup();
    const named = stepInAddress();
    const first = SETUP_STEPS.find((step) => !setup.done.includes(step)) ?? 'payments';
    const step = named && isReachable(setup, named) ? named : first;
    nameStep(step);
    $setup.set({ state: 'ready', setup, step });
  } catch (error) {
    $setup.set({ state: 'failed', message: failureSentence(error, messages.LOAD_FAILED) });
  }
}

/** The browser's back and forward buttons. Returns how to stop following them. */
export function followSetupAddress(): () => void {
  const show = () => {
    const current = $setup.get();
    const step = stepInAddress();
    if (current.state === 'ready' && step) $setup.set({ ...current, step });
  };
  addEventListener('popstate', show);
  return () => removeEventListener('popstate', show);
}

/** Another homestay of the same host begins anew. */
async function readSetup(): Promise<Setup> {
  const setup = await call(getSetup, {});
  const isAnother = new URLSearchParams(location.search).has('new') && setup.may_add_homestays;
  return isAnother ? { ...setup, property: null, rooms: [], done: [] } : setup;
}

function stepInAddress(): SetupStep | 'end' | undefined {
  const named = new URLSearchParams(location.search).get('step');
  if (named === 'end') return named;
  return SETUP_STEPS.find((step) => step === named);
}

/** The address says which step is shown from the first one on, so that the back button finds it again. */
function nameStep(step: SetupStep | 'end'): void {
  const query = new URLSearchParams(location.search);
  query.set('step', step);
  history.replaceState(history.state, '', `?${query}`);
}

/** Rooms need a homestay, and all that follows needs rooms. */
export function isReachable({ done }: Setup, step: SetupStep | 'end'): boolean {
  if (step === 'property') return true;
  return done.includes('property') && (step === 'rooms' || done.includes('rooms'));
}

export function showStep(step: SetupStep | 'end'): void {
  const current = $setup.get();
  if (current.state !== 'ready') return;
  $setupForm.set({ isSaving: false, problems: NO_PROBLEMS });
  $setup.set({ ...current, step });
  history.pushState(null, '', `?step=${step}`);
}

/** Saves a step once, however often it is pressed, and reads what is done by then. Returns whether it was saved. */
export async function saveStep(save: () => Promise<void>, notSaved: string): Promise<boolean> {
  if ($setupForm.get().isSaving) return false;
  $setupForm.set({ isSaving: true, problems: NO_PROBLEMS });
  try {
    await save();
    await reloadSetup();
    $setupForm.set({ isSaving: false, problems: NO_PROBLEMS });
    return true;
  } catch (error) {
    $setupForm.set({ isSaving: false, problems: { form: failureSentence(error, notSaved) } });
    // It may be done already: the answer of an earlier press was lost.
    if (error instanceof Refusal) await openSetup();
    return false;
  }
}

async function reloadSetup(): Promise<void> {
  const setup = await call(getSetup, {});
  const current = $setup.get();
  if (current.state === 'ready') $setup.set({ ...current, setup });
}
