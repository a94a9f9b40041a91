import { Refusal } from '#client/errors.ts';
import { HERE_AS_STORED, LOOKING, NOT_REACHED, NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastInfo } from '#stores/browser/toasts.ts';

/** Reads again what is shown; returns whether it is as the server has it now. */
export type Reload = () => Promise<boolean>;

/** No answer came to an act. The message says what is known of it. */
class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/**
 * Runs an act. If its answer is lost, it looks what is stored. The act keeps its key, so pressing again does nothing
 * twice.
 */
export async function orLook<Done>(reload: Reload, act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    toastInfo(LOOKING);
    throw new LostAnswer((await reload()) ? HERE_AS_STORED : NOT_REACHED, { cause: error });
  }
}

/** Returns the sentence for an act that failed, or whose answer was lost. */
export const actSentence = (error: unknown) =>
  error instanceof LostAnswer ? error.message : failureSentence(error, NOT_SAVED);
