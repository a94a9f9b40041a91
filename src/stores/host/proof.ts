import { atom } from 'nanostores';
import { call, registerProof } from '#client/call.ts';
import { deduplicate } from '#client/deduplicate.ts';
import { listPasskeys } from '#contract/host/passkeys.ts';
import * as messages from '#messages/host/proof.ts';
import { toastError, toastInfo, toastSuccess } from '#stores/browser/toasts.ts';
import { loadHost } from './session.ts';
import * as passkey from './use-passkey.ts';

/** What an owner must do to prove who they are. `none`: the server was not asked yet. */
export type Proof =
  | { step: 'none' }
  | { step: 'failed'; message: string }
  | { step: 'create' | 'confirm'; isBusy: boolean; message?: string };

export const NO_PROOF: Proof = { step: 'none' };
export const $proof = atom<Proof>(NO_PROOF);

/** New recovery codes. They are shown until the owner has stored them. */
export const NO_CODES: readonly string[] = [];
export const $newCodes = atom<readonly string[]>(NO_CODES);

/** Some work waits for a fresh proof. This function tells it whether the owner gave the proof. */
export const $question = atom<((isProven: boolean) => void) | undefined>(undefined);

export async function openProof(): Promise<void> {
  try {
    const { passkeys } = await call(listPasskeys, {});
    $proof.set({ step: passkeys.length > 0 ? 'confirm' : 'create', isBusy: false });
  } catch (error) {
    $proof.set({ step: 'failed', message: passkey.passkeyFailure(error) });
  }
}

/** Runs one step of the proof; a failure is shown in the dialog. Returns whether the step is done. */
async function attempt(work: () => Promise<void>): Promise<boolean> {
  const proof = $proof.get();
  if ((proof.step !== 'create' && proof.step !== 'confirm') || proof.isBusy) return false;
  $proof.set({ step: proof.step, isBusy: true });
  try {
    await work();
    $proof.set({ step: 'confirm', isBusy: false });
    return true;
  } catch (error) {
    $proof.set({ step: proof.step, isBusy: false, message: passkey.passkeyFailure(error) });
    return false;
  }
}

export async function createFirstPasskey(): Promise<void> {
  await attempt(async () => $newCodes.set((await passkey.registerDevice()).recovery_codes));
}

export async function confirmWithPasskey(): Promise<void> {
  if (await attempt(passkey.proveWithPasskey)) await proven();
}

export async function confirmWithCode(code: string): Promise<void> {
  const typed = code.trim();
  if (typed === '') return $proof.set({ step: 'confirm', isBusy: false, message: messages.CODE_NEEDED });
  const isProven = await attempt(async () =>
    toastInfo(messages.codesLeft(await passkey.proveWithCode(typed))),
  );
  if (isProven) await proven();
}

async function proven(): Promise<void> {
  const answer = $question.get();
  if (answer) answer(true);
  else await loadHost();
}

export async function copyCodes(): Promise<void> {
  try {
    await navigator.clipboard.writeText($newCodes.get().join('\n'));
    toastSuccess(messages.copied);
  } catch (error) {
    console.error('The codes were not copied', error);
    toastError(messages.COPY_FAILED);
  }
}

export const codesFile = () => ({
  name: messages.FILE_NAME,
  content: new Blob([`${$newCodes.get().join('\n')}\n`], { type: 'text/plain' }),
});

export async function keepCodes(): Promise<void> {
  // Some work may have waited for the first passkey.
  await proven();
  $newCodes.set(NO_CODES);
}

/**
 * Asks for a proof over the page, which keeps what was typed. Calls that are refused at the same time share one
 * question.
 */
const askOnce = deduplicate(askForProof, () => 'proof', 0);
registerProof(() => askOnce(undefined));

async function askForProof(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await openProof();
  $question.set(resolve);
  const isProven = await promise;
  $question.set(undefined);
  return isProven;
}

export function declineProof(): void {
  $question.get()?.(false);
}
