import { atom } from 'nanostores';
import { Refusal } from '#client/errors.ts';

/** What an old link may not do has been asked for: the guest can have a new one mailed. */
export type FreshLink =
  | { state: 'none' }
  | { state: 'needed' | 'failed'; id: number; message: string }
  | { state: 'sending'; id: number; message: string }
  | { state: 'sent'; message: string };

export const NOT_NEEDED: FreshLink = { state: 'none' };
export const $freshLink = atom<FreshLink>(NOT_NEEDED);

/** Whether that is why a call was refused; the page then offers the link. */
export function needsFreshLink(error: unknown, id: number): boolean {
  if (!(error instanceof Refusal) || error.code !== 'proof_required') return false;
  $freshLink.set({ state: 'needed', id, message: error.sentence });
  return true;
}
