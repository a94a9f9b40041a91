import type { FormIII } from '#contract/host/form-iii.ts';
import { UNREADABLE } from '#messages/host/register/register-papers.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { ListedForm } from '#server/register/form-queries.ts';
import { listTravellers } from '#server/register/traveller-queries.ts';
import { nameOfTraveller } from '#server/register/traveller-view.ts';

/** Returns reports about foreigners as the desk lists them, each with the name of its traveller. */
export async function formViews(
  { db, sealer }: { db: Database | Tx } & Pick<AppContext, 'sealer'>,
  forms: readonly ListedForm[],
): Promise<FormIII[]> {
  const ids = forms.map(({ reservation_id }) => reservation_id);
  const travellers = await listTravellers(db, sealer, ids);
  return forms.map((form) => {
    const one = travellers.get(form.reservation_id)?.find(({ id }) => id === form.traveller_id);
    return formView(form, one ? nameOfTraveller(one) : UNREADABLE);
  });
}

export function formView(form: ListedForm, name: string): FormIII {
  const { id, traveller_id, reservation_id, event, due_at, done_at, done_by } = form;
  return {
    id,
    traveller_id,
    reservation_id,
    name,
    event,
    due_at: due_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
    done_by: done_by === null ? null : { id: done_by, name: form.name ?? form.email ?? '' },
  };
}
