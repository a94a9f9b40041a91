import { call } from '#client/call.ts';
import { endHostSession, listHostSessions } from '#contract/host/people.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/people.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export const { $loaded: $sessions, load: loadSessions } = createLoader({
  read: (signal) => call(listHostSessions, { signal }),
  failed: messages.SESSIONS_NOT_LOADED,
});

export async function endSession(id: string): Promise<void> {
  try {
    await call(endHostSession, { params: { id } });
    toastSuccess(messages.ended);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
  await loadSessions();
}
