import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { getSetup, SETUP_STEPS, type SetupStep } from '#contract/host/setup.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/setup.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export { SETUP_STEPS };

export type Setup = z.infer<typeof getSetup.response>;
/** What is done, and the first step that is not; the back button returns to the one before. */
export const { $loaded: $setup, load: openSetup } = createLoader<{ setup: Setup; step: SetupStep | 'end' }>({
  read: async () => {
    const setup = await readSetup();
    const named = stepInAddress();
    const first = SETUP_STEPS.find((step) => !setup.done.includes(step)) ?? 'payments';
    const step = named && isReachable(setup, named) ? named : first;
    nameStep(step);
    return { setup, step };
  },
  failed: messages.LOAD_FAILED,
});

/** The form of the step that is shown. */
export const {
  $form: $setupForm,
  show: showProblems,
  send,
} = createForm<string>({
  notSent: NOT_SAVED,
  // It may be done already: the answer of an earlier press was lost.
  refused: openSetup,
});

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
  showProblems();
  $setup.set({ ...current, step });
  history.pushState(null, '', `?step=${step}`);
}

/** Saves a step that lacks nothing, and reads what is done by then. True once it is saved. */
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
