import { atom, type WritableAtom } from 'nanostores';
import { Refusal } from '#client/errors.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';

/** The sentences about what was typed, by field. `form` is about the whole form. */
export type Problems<Field extends string = string> = Partial<Record<Field | 'form', string>>;

export interface FormState<Field extends string = string> {
  isBusy: boolean;
  problems: Problems<Field>;
}

export const IDLE_FORM = { isBusy: false, problems: {} } as const;

interface Options<Field extends string> {
  fields?: readonly Field[];
  /** The sentence to show if the server gives none, or a function that returns it. */
  notSent: string | ((error: unknown) => string);
  /** Names the field that a refusal is about, if the refusal does not name it. */
  fieldOf?: (refusal: Refusal) => Field | undefined;
  /** Reads the data of the form again. A refusal often means that somebody else was faster. */
  refused?: (refusal: Refusal) => unknown;
}

/** The state of a form while it is sent: busy, or with problems. The component keeps what was typed. */
export interface Form<Field extends string> {
  $form: WritableAtom<FormState<Field>>;
  /** Shows the problems; without any it clears the form. An answer that comes later is ignored. */
  show: (problems?: Problems<Field>) => void;
  /** Removes the sentences of the fields that change, and the one about the whole form. */
  mend: (fields: readonly string[]) => void;
  /**
   * Sends the form unless it is busy or has problems. Returns whether it was sent; a failure becomes the sentence of
   * a field or of the form.
   */
  send: (problems: Problems<Field>, work: (signal: AbortSignal) => Promise<unknown>) => Promise<boolean>;
}

export function createForm<Field extends string = never>(options: Options<Field>): Form<Field> {
  const $form = atom<FormState<Field>>(IDLE_FORM);
  const latest = createLatest();
  const show = (problems: Problems<Field> = {}) => {
    latest.end();
    $form.set({ isBusy: false, problems });
  };
  return {
    $form,
    show,
    mend(fields) {
      const { isBusy, problems } = $form.get();
      $form.set({ isBusy, problems: without(problems, [...fields, 'form']) });
    },
    async send(problems, work) {
      if ($form.get().isBusy) return false;
      if (Object.keys(problems).length > 0) {
        show(problems);
        return false;
      }
      const signal = latest.begin();
      $form.set({ isBusy: true, problems: {} });
      try {
        await work(signal);
        if (signal.aborted) return false;
        show();
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        if (error instanceof Refusal) await options.refused?.(error);
        if (!signal.aborted) show(problemsOf(error, options));
        return false;
      }
    },
  };
}

function problemsOf<Field extends string>(error: unknown, options: Options<Field>): Problems<Field> {
  const { fields = [], notSent, fieldOf } = options;
  const sentences = error instanceof Refusal ? error.fields : {};
  const named = fields.filter((field) => field in sentences);
  const field = error instanceof Refusal ? fieldOf?.(error) : undefined;
  const problems: Problems =
    named.length > 0
      ? Object.fromEntries(named.map((name) => [name, sentences[name]]))
      : { [field ?? 'form']: typeof notSent === 'string' ? failureSentence(error, notSent) : notSent(error) };
  return problems;
}

/** Returns the problems without those of the fields. A row counts as its field: `faqs.2.answer` is about `faqs`. */
export function without<Field extends string>(
  problems: Problems<Field>,
  fields: readonly string[],
): Problems<Field> {
  const isOf = (name: string) => fields.includes(name) || fields.includes(name.split('.')[0] ?? '');
  const others: Problems = Object.fromEntries(Object.entries(problems).filter(([name]) => !isOf(name)));
  return others;
}
