import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { getSetup, SETUP_STEPS, type SetupStep } from '#contract/host/setup.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/setup.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export { SETUP_STEPS };

export type Setup = z.infer<typeof getSetup.response>;
/** Shows the step in the address if it is reachable, else the first step that is not done. */
export const { $loaded: $setup, load: openSetup } = createLoader<{ setup: Setup; step: SetupStep | 'end' }>({
  read: async () => {
    const setup = await readSetup();
    const named = stepInAddress();
    const first = SETUP_STEPS.find((step) => !setup.done.includes(step)) ?? 'words';
    const step = named && isReachable(setup, named) ? named : first;
    nameStep(step);
    return { setup, step };
  },
  failed: messages.LOAD_FAILED,
});

export const {
  $form: $setupForm,
  show: showProblems,
  send,
} = createForm<string>({
  notSent: NOT_SAVED,
  // The step may be done already, if the answer to an earlier press was lost.
  refused: openSetup,
});

export function followSetupAddress(): () => void {
  const show = () => {
    const current = $setup.get();
    const step = stepInAddress();
    if (current.state !== 'ready' || !step || !isReachable(current.setup, step)) return;
    showProblems();
    $setup.set({ ...current, step });
  };
  addEventListener('popstate', show);
  return () => removeEventListener('popstate', show);
}

/** For a further homestay (`?new`), the setup begins with no step done. */
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

/** Puts the step into the address, so that the Back button also returns to the first step. */
function nameStep(step: SetupStep | 'end'): void {
  const query = new URLSearchParams(location.search);
  query.set('step', step);
  history.replaceState(history.state, '', `?${query}`);
}

/** Once the homestay is added, its address does not begin another one. */
export function forgetNew(): void {
  const query = new URLSearchParams(location.search);
  query.delete('new');
  history.replaceState(history.state, '', `?${query}`);
}

/** Rooms need a homestay, and all later steps need rooms. */
export function isReachable({ done }: Setup, step: SetupStep | 'end'): boolean {
  if (step === 'property') return true;
  return done.includes('property') && (step === 'rooms' || done.includes('rooms'));
}

export function showStep(step: SetupStep | 'end'): void {
  const current = $setup.get();
  if (current.state !== 'ready' || current.step === step) return;
  showProblems();
  $setup.set({ ...current, step });
  history.pushState(null, '', `?step=${step}`);
}

export function saveStep(problems: Problems, save: () => Promise<void>): Promise<boolean> {
  return send(problems, async () => {
    await save();
    await reloadSetup();
  });
}

async function reloadSetup(): Promise<void> {
  const setup = await call(getSetup, {});
  const current = $setup.get();
  if (current.state === 'ready') $setup.set({ ...current, setup });
}
