import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import {
  listPasskeys,
  type PasskeyLine,
  removePasskey,
  renewRecoveryCodes,
} from '#contract/host/passkeys.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/people.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { $newCodes } from '#stores/host/proof.ts';
import { passkeyFailure, registerDevice } from '#stores/host/use-passkey.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export const { $loaded: $passkeys, load: loadPasskeys } = createLoader({
  read: (signal) => call(listPasskeys, { signal }),
  failed: messages.PASSKEYS_NOT_LOADED,
});
export const $isAdding = atom(false);

export const $removingPasskey = atom<PasskeyLine | undefined>(undefined);

/** Creates another passkey on this device. With the first passkey, recovery codes cover the page. */
export async function addPasskey(): Promise<void> {
  if ($isAdding.get()) return;
  $isAdding.set(true);
  try {
    const { recovery_codes } = await registerDevice();
    toastSuccess(messages.passkeyAdded);
    $newCodes.set(recovery_codes);
    await loadPasskeys();
  } catch (error) {
    toastError(passkeyFailure(error));
  } finally {
    $isAdding.set(false);
  }
}

export async function removeAskedPasskey(): Promise<void> {
  const passkey = $removingPasskey.get();
  if (!passkey) return;
  $removingPasskey.set(undefined);
  try {
    await call(removePasskey, { params: { id: passkey.id } });
    toastSuccess(messages.passkeyRemoved);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
  await loadPasskeys();
}

export const $asksForCodes = atom(false);

export async function renewCodes(): Promise<void> {
  $asksForCodes.set(false);
  try {
    const { recovery_codes } = await call(renewRecoveryCodes, { body: {} });
    $newCodes.set(recovery_codes);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
  await loadPasskeys();
}
