import { call, download } from '#client/call.ts';
import * as contract from '#contract/host/backup.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/people.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { createForm } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';

/** A passphrase that the server has made. The owner may type another one. */
export const { $loaded: $offered, load: loadOffered } = createLoader({
  read: (signal) => call(contract.offerPassphrase, { signal }),
  failed: messages.NO_PASSPHRASE,
});

export const { $form: $backupForm, send } = createForm<'passphrase'>({
  fields: ['passphrase'],
  notSent: NOT_SAVED,
});

const MIN_LENGTH = 12;

/** Gives the backup to `save`. Returns whether it was downloaded; if not, the form says why. */
export function downloadBackup(
  typed: string,
  save: (file: { name: string; content: Blob }) => void,
): Promise<boolean> {
  const passphrase = typed.trim();
  const problems = passphrase.length < MIN_LENGTH ? { passphrase: messages.PASSPHRASE_SHORT } : {};
  return send(problems, async () => {
    const content = await download(contract.downloadBackup, { body: { passphrase }, isLong: true });
    save({ name: messages.backupName(today()), content });
    toastSuccess(messages.BACKED_UP);
  });
}
