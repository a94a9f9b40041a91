import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { listMessages, writeMessage } from '#contract/message.ts';
import * as messages from '#messages/booking/guest-messages.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';

type Message = z.infer<typeof listMessages.response>['messages'][number];

export interface Thread {
  state: 'loading' | 'ready' | 'sending' | 'failed';
  list: readonly Message[];
  /** Says why the last attempt failed. */
  problem?: string;
}

export const LOADING_THREAD: Thread = { state: 'loading', list: [] };
export const $thread = atom<Thread>(LOADING_THREAD);

export async function openThread(id: number): Promise<void> {
  try {
    const { messages: list } = await call(listMessages, { params: { id } });
    $thread.set({ state: 'ready', list });
  } catch (error) {
    $thread.set({ state: 'failed', list: [], problem: failureSentence(error, messages.NOT_LOADED) });
  }
}

/** Sends a message and returns whether it was sent; until then the page keeps the typed text. */
export async function sendToHost(id: number, text: string): Promise<boolean> {
  const { state, list } = $thread.get();
  if (state === 'sending' || text.trim() === '') return false;
  $thread.set({ state: 'sending', list });
  try {
    const answer = await call(writeMessage, { params: { id }, body: { text: text.trim() } });
    $thread.set({ state: 'ready', list: answer.messages });
    return true;
  } catch (error) {
    $thread.set({ state: 'ready', list, problem: failureSentence(error, messages.NOT_SENT) });
    return false;
  }
}
