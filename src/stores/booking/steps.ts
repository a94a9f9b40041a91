import { atom, map } from 'nanostores';
import * as z from 'zod/mini';
import { STEPS, type StepId, stepOf } from '#domain/booking/booking-steps.ts';

/**
 * The step of a booking that is shown. Each step is an entry of the browser's history, so that the browser's own Back
 * button goes one step back, and a reload stays on the step.
 */
export const $step = atom<StepId>(STEPS.rooms);

/** True once the step is known: what is stored and the history have been read. */
export const $stepsOpen = atom(false);

/** The islands of a room's page that are hydrated. They show a later step only if both are, so that nothing moves. */
export const $alive = map({ room: false, steps: false });

const entry = z.object({
  step: z._default(z.unknown(), undefined),
  from: z._default(z.unknown(), undefined),
});

interface Rules {
  first: StepId;
  /** Returns the step to show if `requested` is asked for: none that the guest has not reached yet. */
  admit: (requested: StepId) => StepId;
}

const $rules = atom<Rules>({ first: STEPS.rooms, admit: () => STEPS.rooms });

function currentEntry(): { step?: StepId | undefined; from?: StepId | undefined } {
  const parsed = z.safeParse(entry, history.state);
  return parsed.success ? { step: stepOf(parsed.data.step), from: stepOf(parsed.data.from) } : {};
}

/** Returns whether the current entry of the history is a step of a booking, as after a reload. */
export function isInSteps(): boolean {
  return currentEntry().step !== undefined;
}

/** Shows the step of the current history entry, as far as it may be shown. */
function follow(): void {
  const rules = $rules.get();
  $step.set(rules.admit(currentEntry().step ?? rules.first));
}

/** Begins a flow on this page, and returns a function that ends it. */
export function openSteps(flow: Rules): () => void {
  $rules.set(flow);
  follow();
  $stepsOpen.set(true);
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

/** Goes to a step, as a new entry of the history. */
export function goToStep(step: StepId): void {
  const from = $step.get();
  if (step === from) return;
  history.pushState({ ...history.state, step, from }, '');
  $step.set(step);
}

/** Goes back one step: to the previous history entry if that is the step before, else to a new one. */
export function goBack(): void {
  const step = $step.get();
  const before = stepOf(step - 1);
  if (!before) return;
  if (currentEntry().from === before) history.back();
  else goToStep(before);
}

/** Turns the payment's entry into the confirmation's, so that Back never leads to paying again. */
export function finishSteps(): void {
  history.replaceState({ ...history.state, step: STEPS.confirmation }, '');
  $step.set(STEPS.confirmation);
}
