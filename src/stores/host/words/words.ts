import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getWords, saveLogo, savePortrait, saveWords, undoWords } from '#contract/host/words.ts';
import { WHOLE } from '#domain/rooms/photo-crop.ts';
import { SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/words/words.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { prepareUpload } from '#stores/host/rooms/prepare-upload.ts';
import { createEditor } from '#stores/pattern/editor.ts';
import { changedWords, differingFields, type TypedWords, typedWords } from './typed-words.ts';

type Saved = ResponseOf<typeof saveWords>;

/** The homestay whose host and ways are shown; undefined for the first. */
export const $homestay = atom<number | undefined>(undefined);
const query = () => ({ property_id: $homestay.get() });

/** The words that somebody else has saved since these were loaded. */
export const $theirs = atom<{ typed: TypedWords; version: string } | undefined>(undefined);
const $undo = atom<string | undefined>(undefined);

function shown({ words, version }: Pick<Saved, 'words' | 'version'>) {
  $theirs.set(undefined);
  return { typed: typedWords(words), version };
}

export const wordsEditor = createEditor<TypedWords>({
  load: async () => shown(await call(getWords, { query: query() })),
  check: () => ({}),
  save: async (typed, version) => {
    const words = changedWords(typed, savedWords() ?? typed);
    try {
      const saved = await call(saveWords, { query: query(), body: { words, version } });
      $undo.set(saved.undo_token);
      return shown(saved);
    } catch (error) {
      const current = getWords.response.safeParse(error instanceof Refusal ? error.current : undefined);
      if (current.success) $theirs.set(shown(current.data));
      throw error;
    }
  },
});
export const $wordsForm = wordsEditor.$form;

function savedWords(): TypedWords | undefined {
  const form = $wordsForm.get();
  return form.state === 'ready' ? form.saved : undefined;
}

export async function showHomestay(id: number): Promise<void> {
  $homestay.set(id);
  await wordsEditor.load();
}

/** Returns whether the words are saved; without a change there is nothing to send. */
export async function saveTyped(): Promise<boolean> {
  const form = $wordsForm.get();
  if (form.state !== 'ready') return false;
  if (differingFields(form.typed, form.saved).length === 0) return true;
  if (!(await wordsEditor.save())) return false;
  offerUndo();
  return true;
}

function offerUndo(): void {
  const token = $undo.get();
  toastSuccess(
    SAVED,
    token === undefined ? undefined : { label: messages.undo, run: () => void undoSaved(token) },
  );
}

/** What was typed since stays. */
export async function undoSaved(undo_token: string): Promise<void> {
  try {
    rebase(shown(await call(undoWords, { query: query(), body: { undo_token } })));
    toastSuccess(messages.UNDONE);
  } catch (error) {
    toastError(failureSentence(error, messages.NOT_UNDONE));
  }
}

/** Puts other words under what was typed: only the fields that were changed here keep their text. */
function rebase({ typed: saved, version }: { typed: TypedWords; version: string }): void {
  const form = $wordsForm.get();
  if (form.state !== 'ready') return;
  const typed = { ...saved };
  for (const field of differingFields(form.typed, form.saved)) typed[field] = form.typed[field];
  const { message: _, ...rest } = form;
  $wordsForm.set({ ...rest, typed, saved, version, isStale: false, problems: {} });
  $theirs.set(undefined);
}

export function keepMine(): void {
  const theirs = $theirs.get();
  if (theirs) rebase(theirs);
}

export interface Conflict {
  field: keyof TypedWords;
  theirs: string;
  yours: string;
}

/** Returns the fields that both have changed, or that somebody else has. */
export function conflictsOf(typed: TypedWords, saved: TypedWords, theirs: TypedWords): Conflict[] {
  return differingFields(saved, theirs).map((field) => ({
    field,
    theirs: theirs[field],
    yours: typed[field],
  }));
}

export type Picture = 'logo' | 'portrait';
export const $picture = atom<{ sending?: Picture; problems: Partial<Record<Picture, string>> }>({
  problems: {},
});

/** Sends a picture at once, because it is a file of its own; what is typed stays. */
export async function sendPicture(kind: Picture, file: File): Promise<void> {
  if ($picture.get().sending) return;
  $picture.set({ sending: kind, problems: {} });
  try {
    // A logo may be transparent, which a drawn JPEG can't be.
    const body =
      kind === 'logo' ? formOf(file) : await prepareUpload({ file, tag: '', alt: '', view: WHOLE });
    const saved = await call(kind === 'logo' ? saveLogo : savePortrait, {
      query: query(),
      body,
      isLong: true,
    });
    $undo.set(saved.undo_token);
    rebase(shown(saved));
    $picture.set({ problems: {} });
    offerUndo();
  } catch (error) {
    $picture.set({ problems: { [kind]: failureSentence(error, messages.PICTURE_NOT_SAVED) } });
  }
}

function formOf(file: File): FormData {
  const body = new FormData();
  body.set('photo', file, file.name);
  return body;
}
