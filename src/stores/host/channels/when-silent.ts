import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { setWhenSilent } from '#contract/host/channels.ts';
import { NOT_SAVED, SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { type AllChannels, patchChannels } from './channels.ts';

export type WhenSilent = AllChannels['properties'][number]['when_silent'];

/** The unfinished requests, by homestay. They run one after the other, and each passes on what the server has. */
const $saving = atom<ReadonlyMap<number, Promise<WhenSilent>>>(new Map());

/** Shows the choice at once. After the last request it shows what the server has; `before` if all have failed. */
export function chooseWhenSilent(id: number, chosen: WhenSilent, before: WhenSilent): void {
  const show = (when_silent: WhenSilent) =>
    patchChannels(({ properties }) => ({
      properties: properties.map((one) => (one.id === id ? { ...one, when_silent } : one)),
    }));
  show(chosen);
  const earlier = $saving.get();
  const saving = (earlier.get(id) ?? Promise.resolve(before)).then(async (saved) => {
    const now = await save(id, chosen, saved);
    if ($saving.get().get(id) !== saving) return now;
    $saving.set(new Map([...$saving.get()].filter(([other]) => other !== id)));
    show(now);
    return now;
  });
  $saving.set(new Map([...earlier, [id, saving]]));
}

async function save(id: number, chosen: WhenSilent, saved: WhenSilent): Promise<WhenSilent> {
  try {
    await call(setWhenSilent, { params: { id }, body: { when_silent: chosen } });
    toastSuccess(SAVED);
    return chosen;
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
    return saved;
  }
}
