import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { setWhenSilent } from '#contract/host/channels.ts';
import { NOT_SAVED } from '#messages/host.ts';
import * as messages from '#messages/host-channels.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { type AllChannels, patchChannels } from './channels.ts';

export type WhenSilent = AllChannels['properties'][number]['when_silent'];

/** The saving that began last: one follows the other, so that the last press wins. */
const $saving = atom<Promise<void>>(Promise.resolve());

/** Shown at once; if it can't be saved, what was before is shown again. */
export function chooseWhenSilent(id: number, chosen: WhenSilent, before: WhenSilent): void {
  const show = (when_silent: WhenSilent) =>
    patchChannels(({ properties }) => ({
      properties: properties.map((one) => (one.id === id ? { ...one, when_silent } : one)),
    }));
  show(chosen);
  const saving = $saving.get().then(async () => {
    try {
      await call(setWhenSilent, { params: { id }, body: { when_silent: chosen } });
      toastSuccess(messages.saved);
    } catch (error) {
      show(before);
      toastError(failureSentence(error, NOT_SAVED));
    }
  });
  $saving.set(saving);
}
