import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { apiBase } from '#client/connection.ts';
import { deleteAccount as askToDelete, getDataLink } from '#contract/account-data.ts';
import * as messages from '#messages/account/account-data.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { addressToFollow, renewLinks } from '#stores/browser/file-link.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { signOut } from './session.ts';

/** The state of deleting the account, which needs the password. */
export type AccountEnd =
  | { state: 'closed' }
  | { state: 'asked'; problem?: string | undefined }
  | { state: 'sending' };

export const NOT_ENDING: AccountEnd = { state: 'closed' };
export const $accountEnd = atom<AccountEnd>(NOT_ENDING);

/** The link to the file with all data of the guest; without a key until it is read. */
export const $dataLink = atom(`${apiBase()}/profile/data`);

async function readDataLink(): Promise<string> {
  const { url } = await call(getDataLink, {});
  $dataLink.set(url);
  return url;
}

/** Reads the link, and renews it while the page is open. Returns a function that stops this. */
export function openDataLink(): () => void {
  // A press reads the link again if this fails.
  void readDataLink().catch((error: unknown) => console.error('The link could not be read', error));
  return renewLinks(readDataLink);
}

/** Returns the address of the file that the browser can follow; a failure is shown as a toast. */
export function followDataLink(address: string): Promise<string | undefined> {
  return addressToFollow({
    address,
    type: 'application/json',
    renew: readDataLink,
    failed: messages.DOWNLOAD_FAILED,
  });
}

export function askForAccountEnd(): void {
  $accountEnd.set({ state: 'asked' });
}

/** Cancels the question; once the deletion was sent it can't be stopped. */
export function keepAccount(): void {
  if ($accountEnd.get().state === 'asked') $accountEnd.set(NOT_ENDING);
}

/** Deletes the account, and what this browser knows of its owner. */
export async function deleteAccount(password: string): Promise<void> {
  if ($accountEnd.get().state !== 'asked') return;
  if (password === '') return $accountEnd.set({ state: 'asked', problem: messages.PASSWORD_NEEDED });
  $accountEnd.set({ state: 'sending' });
  try {
    const { message } = await call(askToDelete, { body: { password } });
    toastSuccess(message);
    $accountEnd.set(NOT_ENDING);
    await signOut();
  } catch (error) {
    $accountEnd.set({ state: 'asked', problem: failureSentence(error, messages.DELETE_FAILED) });
  }
}
