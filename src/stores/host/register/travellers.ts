import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { HostBooking } from '#contract/host/booking-line.ts';
import { listHostTravellers, saveHostTravellers } from '#contract/host/register.ts';
import * as messages from '#messages/host/register/register.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createLoader } from '#stores/pattern/loader.ts';
import {
  bodyOf,
  isBlank,
  newTraveller,
  type TypedTraveller,
  typedOf,
} from '#stores/register/typed-traveller.ts';

type Answer = z.infer<typeof listHostTravellers.response>;
type Shown = Answer['travellers'][number];

/** A row of the form. Staff see of saved travellers only the name, and say whether the ID was seen. */
export type Row = TypedTraveller & { isOnlyNamed?: boolean };

export interface TravellerForm {
  rows: readonly Row[];
  isBusy: boolean;
  /** Sentences by path, such as `travellers.0.birth_date`. */
  problems: Readonly<Record<string, string>>;
  message?: string;
}

export const { $loaded: $travellers, load: loadTravellers } = createLoader<Answer, never, [id: number]>({
  read: (signal, id) => call(listHostTravellers, { params: { id }, signal }),
  failed: messages.TRAVELLERS_NOT_LOADED,
});

/** What is typed; undefined while the form is closed. */
export const $form = atom<TravellerForm | undefined>(undefined);

const rowOf = (shown: Shown): Row =>
  'birth_date' in shown ? typedOf(shown) : { ...newTraveller(shown.name), ...shown, isOnlyNamed: true };

/** Opens the form, with a row for everyone of the party. */
export function openForm({ adults, children, guest_name }: HostBooking): void {
  const loaded = $travellers.get();
  if (loaded.state !== 'ready') return;
  const saved = loaded.travellers.map(rowOf);
  const more = Math.max(saved.length === 0 ? 1 : 0, adults + children - saved.length);
  const blank = Array.from({ length: more }, (_, index) =>
    newTraveller(saved.length + index === 0 ? guest_name : ''),
  );
  $form.set({ rows: [...saved, ...blank], isBusy: false, problems: {} });
}

export const closeForm = (): void => $form.set(undefined);

function patch(change: Partial<TravellerForm>): void {
  const form = $form.get();
  if (!form) return;
  const { message: _, ...rest } = form;
  $form.set({ ...rest, ...change });
}

export const setRows = (rows: readonly Row[]): void => patch({ rows, problems: {} });

/** Saves who travels; rows that nobody has touched are left out. Closes the form if that worked. */
export async function saveTravellers(id: number): Promise<void> {
  const form = $form.get();
  if (!form || form.isBusy) return;
  const sent = form.rows.flatMap((row, place) => (isBlank(row) ? [] : [{ row, place }]));
  patch({ isBusy: true, problems: {} });
  try {
    const travellers = sent.map(({ row }) =>
      row.isOnlyNamed ? { id: row.id, id_seen: row.id_seen } : { ...bodyOf(row), id_seen: row.id_seen },
    );
    const answer = await call(saveHostTravellers, { params: { id }, body: { travellers } });
    $travellers.set({ state: 'ready', ...answer });
    closeForm();
    toastSuccess(messages.saved);
  } catch (error) {
    const fields = Object.entries(error instanceof Refusal ? error.fields : {}).map(([path, sentence]) => [
      path.replace(/^travellers\.(\d+)/, (_, at) => `travellers.${sent[Number(at)]?.place}`),
      sentence,
    ]);
    const message = fields.length > 0 ? messages.lookAbove : failureSentence(error, messages.NOT_SAVED);
    patch({ isBusy: false, problems: Object.fromEntries(fields), message });
  }
}
