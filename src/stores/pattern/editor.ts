import { atom } from 'nanostores';
import { Refusal } from '#client/errors.ts';
import * as messages from '#messages/host/describe.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { type Problems, without } from './form.ts';

export interface Editing<Typed> {
  state: 'ready';
  typed: Typed;
  saved: Typed;
  /** The version that was loaded, which the server compares when it saves. It is empty for something new. */
  version: string;
  isSaving: boolean;
  problems: Problems;
  message?: string;
  /** Somebody else has saved meanwhile, so this form can't be saved any more. */
  isStale: boolean;
}
export type Form<Typed> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string }
  | Editing<Typed>;

interface Version<Typed> {
  typed: Typed;
  version: string;
}

interface Source<Typed> {
  load: () => Promise<Version<Typed>>;
  check: (typed: Typed) => Problems;
  save: (typed: Typed, version: string) => Promise<Version<Typed>>;
}

export const LOADING_FORM = { state: 'loading' } as const;

export const isDirty = <Typed>(form: Form<Typed>): boolean =>
  form.state === 'ready' && JSON.stringify(form.typed) !== JSON.stringify(form.saved);

export function createEditor<Typed extends object>({ load, check, save }: Source<Typed>) {
  const $form = atom<Form<Typed>>(LOADING_FORM);
  const show = ({ typed, version }: Version<Typed>) => {
    const settled = { isSaving: false, problems: {}, isStale: false };
    $form.set({ state: 'ready', typed, saved: typed, version, ...settled });
  };
  const patch = (change: Partial<Editing<Typed>>) => {
    const form = $form.get();
    if (form.state === 'ready') $form.set({ ...form, ...change });
  };
  const fail = (error: unknown) => {
    const isRefusal = error instanceof Refusal;
    const isStale = isRefusal && error.code === 'settings_changed';
    const problems = isRefusal ? error.fields : {};
    const hasFields = Object.keys(problems).length > 0;
    const message = hasFields ? messages.lookAbove : failureSentence(error, NOT_SAVED);
    patch({ isSaving: false, isStale, problems, message });
  };
  const typedSince = (sent: Typed) => {
    const form = $form.get();
    const fields = Object.entries(form.state === 'ready' ? form.typed : sent);
    return Object.fromEntries(fields.filter(([field, value]) => value !== Reflect.get(sent, field)));
  };

  return {
    $form,
    async load(): Promise<void> {
      try {
        show(await load());
      } catch (error) {
        const isMissing = error instanceof Refusal && error.status === 404;
        const message = failureSentence(error, messages.NOT_LOADED);
        $form.set(isMissing ? { state: 'missing' } : { state: 'failed', message });
      }
    },
    change(change: Partial<Typed>): void {
      const form = $form.get();
      if (form.state !== 'ready') return;
      const { message: _, ...rest } = form;
      const problems = without(form.problems, Object.keys(change));
      $form.set({ ...rest, problems, typed: { ...form.typed, ...change } });
    },
    discard(): void {
      const form = $form.get();
      if (form.state === 'ready') show({ typed: form.saved, version: form.version });
    },
    /** Returns whether the form was saved. If not, the problems are shown. */
    async save(): Promise<boolean> {
      const form = $form.get();
      if (form.state !== 'ready' || form.isSaving) return false;
      const problems = check(form.typed);
      if (Object.keys(problems).length > 0) {
        patch({ problems, message: messages.lookAbove });
        return false;
      }
      const { message: _, ...rest } = form;
      $form.set({ ...rest, problems: {}, isSaving: true });
      try {
        const saved = await save(form.typed, form.version);
        const typed = { ...saved.typed, ...typedSince(form.typed) };
        show(saved);
        patch({ typed });
        return true;
      } catch (error) {
        fail(error);
        return false;
      }
    },
  };
}
