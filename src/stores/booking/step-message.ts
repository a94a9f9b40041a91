import { atom } from 'nanostores';
import { createTimer } from '#stores/browser/timer.ts';

/** Spec section 9: a step's message hides by itself after 5 seconds. */
const SHOWN_FOR = 5000;

/** Says for a while why the guest can't continue to the next step. */
export const $stepMessage = atom<string | undefined>(undefined);

const timer = createTimer();

export function tellStep(message: string): void {
  $stepMessage.set(message);
  timer.start(() => $stepMessage.set(undefined), SHOWN_FOR);
}

export function dismissStepMessage(): void {
  timer.stop();
  $stepMessage.set(undefined);
}

/** True if `/booking/{id}` named a room that does not exist. */
export const $linkedRoomUnknown = atom(false);

/** True while the cart has rooms of several stays and the guest is asked which to book. */
export const $askedToKeep = atom(false);

export function stopAsking(): void {
  $askedToKeep.set(false);
}
