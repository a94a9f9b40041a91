import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { undoNights } from '#contract/host/calendar.ts';
import { saveRates } from '#contract/host/rates.ts';
import { NOT_SAVED } from '#messages/host.ts';
import * as messages from '#messages/host-rates.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { draftOf } from './rate-draft.ts';
import { loadRates, patchRates, shownRates } from './rates.ts';
import { readDraft } from './read-rates.ts';

/** Reads what was typed and shows what saving it would change. True if it is shown. */
export async function previewRates({ isOverwriting = false } = {}): Promise<boolean> {
  const shown = shownRates();
  if (!shown || shown.page.isBusy) return false;
  const read = readDraft(shown.page.draft);
  if ('problems' in read) {
    patchRates({ problems: read.problems, message: messages.check });
    return false;
  }
  patchRates({ problems: {}, message: undefined, isBusy: true, done: undefined });
  try {
    const body = { ...read, preview: true, overwrite: isOverwriting };
    const preview = await call(saveRates, { params: { id: shown.id }, body });
    patchRates({ preview, isOverwriting, isBusy: false });
    return true;
  } catch (error) {
    patchRates({ message: failureSentence(error, messages.NO_PREVIEW), isBusy: false });
    return false;
  }
}

/** Back to the fields, which are as they were typed. */
export function leavePreview(): void {
  patchRates({ preview: undefined, message: undefined });
}

/** Saves what was previewed. If nights or rates were changed since, the new state is shown before it is saved. */
export async function saveShownRates(): Promise<void> {
  const shown = shownRates();
  const read = shown && readDraft(shown.page.draft);
  if (!shown?.page.preview || shown.page.isBusy || !read || 'problems' in read) return;
  const { isOverwriting, rooms } = shown.page;
  patchRates({ message: undefined, isBusy: true });
  try {
    const body = { ...read, overwrite: isOverwriting, version: shown.page.preview.version };
    const { undo_token, ...answer } = await call(saveRates, { params: { id: shown.id }, body });
    const saved = draftOf(answer, rooms);
    patchRates({
      ...{ saved, draft: saved, version: answer.version, isBusy: false, isOverwriting: false },
      preview: undefined,
      done: { text: messages.saved(answer.changed.length), undoToken: undo_token },
    });
  } catch (error) {
    patchRates({ isBusy: false });
    const isOld = error instanceof Refusal && error.code === 'nights_changed';
    if (isOld) await previewRates({ isOverwriting });
    patchRates({ message: failureSentence(error, NOT_SAVED) });
  }
}

/** Gives the nights of the latest saving their old prices; the rates stay as they were saved. */
export async function undoRates(): Promise<void> {
  const shown = shownRates();
  const undo_token = shown?.page.done?.undoToken;
  if (!shown || shown.page.isBusy || undo_token === undefined) return;
  patchRates({ message: undefined, isBusy: true });
  try {
    const { changed, kept } = await call(undoNights, { body: { undo_token } });
    await loadRates(shown.id, { text: messages.undone(changed.length, kept.length) });
  } catch (error) {
    patchRates({ message: failureSentence(error, messages.NOT_UNDONE), isBusy: false });
  }
}
