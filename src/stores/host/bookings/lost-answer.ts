import { HERE_AS_STORED, LOOKING, NOT_REACHED } from '#messages/host/desk.ts';
import { toastInfo } from '#stores/browser/toasts.ts';

/** Reads again what is shown; returns whether it is as the server has it now. */
export type Reload = () => Promise<boolean>;

/**
 * Looks what is stored after an act whose answer was lost. Returns the sentence that says what the host sees now. The
 * act keeps its key, so pressing again does nothing twice.
 */
export async function lookAgain(reload: Reload): Promise<string> {
  toastInfo(LOOKING);
  return (await reload()) ? HERE_AS_STORED : NOT_REACHED;
}
