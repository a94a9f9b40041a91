import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { deleteAccount as askToDelete, downloadAccountData } from '#contract/account-data.ts';
import * as messages from '#messages/account/account-data.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import type { NamedFile } from '#stores/browser/named-file.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { signOut } from './session.ts';

/** The state of deleting the account, which needs the password. */
export type AccountEnd =
  | { state: 'closed' }
  | { state: 'asked'; problem?: string | undefined }
  | { state: 'sending' };

export const NOT_ENDING: AccountEnd = { state: 'closed' };
export const $accountEnd = atom<AccountEnd>(NOT_ENDING);

/** Returns all data of the guest, as a file; a failure is shown as a toast. */
export async function accountDataFile(): Promise<NamedFile | undefined> {
  try {
    const data = await call(downloadAccountData, {});
    const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    return { name: messages.FILE_NAME, content };
  } catch {
    toastError(messages.DOWNLOAD_FAILED);
    return undefined;
  }
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
