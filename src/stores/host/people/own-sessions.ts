import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { endHostSession, type HostSessionLine, listHostSessions } from '#contract/host/people.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/people.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';

export type { HostSessionLine };

export type OwnSessions =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; sessions: readonly HostSessionLine[] };

export const LOADING_SESSIONS: OwnSessions = { state: 'loading' };
export const $sessions = atom<OwnSessions>(LOADING_SESSIONS);

export async function loadSessions(): Promise<void> {
  try {
    $sessions.set({ state: 'ready', ...(await call(listHostSessions, {})) });
  } catch (error) {
    $sessions.set({ state: 'failed', message: failureSentence(error, messages.SESSIONS_NOT_LOADED) });
  }
}

/** Ends a session at once, such as that of a lost phone. */
export async function endSession(id: string): Promise<void> {
  try {
    await call(endHostSession, { params: { id } });
    toastSuccess(messages.ended);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
  await loadSessions();
}
