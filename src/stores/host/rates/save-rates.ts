import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { undoNights } from '#contract/host/calendar.ts';
import { saveRates } from '#contract/host/rates.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/rates.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { draftOf } from './rate-draft.ts';
import { loadRates, patchRates, type ReadyRates, shownRates } from './rates.ts';
import { readDraft } from './read-rates.ts';

/** Asks the server what saving would change. Returns whether the preview is shown. */
export async function previewRates({ isOverwriting = false } = {}): Promise<boolean> {
  const shown = shownRates();
  return shown && !shown.page.isBusy ? previewPage(shown, isOverwriting) : false;
}

/** The id is passed along, because the host may open another homestay before the answer comes. */
async function previewPage({ id, page }: { id: number; page: ReadyRates }, isOverwriting: boolean) {
  const read = readDraft(page.draft);
  if ('problems' in read) {
    patchRates({ problems: read.problems, message: messages.check }, id);
    return false;
  }
  patchRates({ problems: {}, message: undefined, isBusy: true, done: undefined }, id);
  try {
    const body = { ...read, preview: true, overwrite: isOverwriting };
    const preview = await call(saveRates, { params: { id }, body });
    patchRates({ preview, isOverwriting, isBusy: false }, id);
    return true;
  } catch (error) {
    patchRates({ message: failureSentence(error, messages.NO_PREVIEW), isBusy: false }, id);
    return false;
  }
}

export function leavePreview(): void {
  patchRates({ preview: undefined, message: undefined });
}

/** Saves what was previewed. If somebody changed nights or rates since then, it shows a new preview instead. */
export async function saveShownRates(): Promise<void> {
  const shown = shownRates();
  const read = shown && readDraft(shown.page.draft);
  if (!shown?.page.preview || shown.page.isBusy || !read || 'problems' in read) return;
  const { id } = shown;
  const { isOverwriting, rooms } = shown.page;
  patchRates({ message: undefined, isBusy: true });
  try {
    const body = { ...read, overwrite: isOverwriting, version: shown.page.preview.version };
    const { undo_token, ...answer } = await call(saveRates, { params: { id }, body });
    const saved = draftOf(answer, rooms);
    const done = { text: messages.saved(answer.changed.length), undoToken: undo_token };
    const settled = { isBusy: false, isOverwriting: false, preview: undefined };
    patchRates({ saved, draft: saved, version: answer.version, ...settled, done }, id);
  } catch (error) {
    patchRates({ isBusy: false }, id);
    const isOld = error instanceof Refusal && error.code === 'nights_changed';
    if (isOld) await previewPage(shown, isOverwriting);
    patchRates({ message: failureSentence(error, NOT_SAVED) }, id);
  }
}

export async function undoRates(): Promise<void> {
  const shown = shownRates();
  const undo_token = shown?.page.done?.undoToken;
  if (!shown || shown.page.isBusy || undo_token === undefined) return;
  patchRates({ message: undefined, isBusy: true });
  try {
    const { changed, kept } = await call(undoNights, { body: { undo_token } });
    await loadRates(shown.id, { text: messages.undone(changed.length, kept.length) });
  } catch (error) {
    patchRates({ message: failureSentence(error, messages.NOT_UNDONE), isBusy: false }, shown.id);
  }
}
