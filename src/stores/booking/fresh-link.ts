import { atom } from 'nanostores';
import { Refusal } from '#client/errors.ts';

/** The state after an action was refused because the link is old: a new one can be mailed. */
export type FreshLink =
  | { state: 'none' }
  | { state: 'needed' | 'failed'; id: number; message: string }
  | { state: 'sending'; id: number; message: string }
  | { state: 'sent'; message: string };

export const NOT_NEEDED: FreshLink = { state: 'none' };
export const $freshLink = atom<FreshLink>(NOT_NEEDED);

/** Returns whether a call was refused for an old link; if so, the page offers a new one. */
export function needsFreshLink(error: unknown, id: number): boolean {
  if (!(error instanceof Refusal) || error.code !== 'proof_required') return false;
  $freshLink.set({ state: 'needed', id, message: error.sentence });
  return true;
}
