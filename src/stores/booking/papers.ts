import { call } from '#client/call.ts';
import { listPapersOfBooking, type Paper, setCompany } from '#contract/papers.ts';
import { companyOf, type TypedCompany } from '#domain/party/company.ts';
import * as messages from '#messages/booking/papers.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';
import { companyProblems } from '#stores/reservation/company.ts';
import { needsFreshLink } from './fresh-link.ts';

export const { $loaded: $papers, load: loadPapers } = createLoader<
  { papers: readonly Paper[] },
  never,
  [id: number]
>({
  read: (signal, id) => call(listPapersOfBooking, { params: { id }, signal }),
  failed: messages.NOT_LOADED,
});

/** Returns whether another company can still be named: a tax invoice never changes. */
export const canNameCompany = (papers: readonly Paper[]): boolean =>
  papers.every(({ kind }) => kind !== 'tax_invoice');

const company = createForm<keyof TypedCompany>({
  fields: ['name', 'gstin'],
  notSent: messages.COMPANY_NOT_SAVED,
});
export const { $form: $companyForm, mend: mendCompany } = company;

/** Makes the papers out to a company. Returns whether it was saved; a refusal may mean that the invoice is there. */
export async function sendCompany(id: number, typed: TypedCompany): Promise<boolean> {
  const problems = companyProblems(typed);
  const isSaved = await put(id, companyOf(typed), problems);
  if (isSaved) toastSuccess(messages.savedFor(companyOf(typed).name));
  if (Object.keys(problems).length === 0) await loadPapers(id);
  return isSaved;
}

/** Makes the papers out to the guest alone. Returns whether that was saved, as above. */
export async function removeCompany(id: number): Promise<boolean> {
  const isSaved = await put(id, null);
  await loadPapers(id);
  return isSaved;
}

const put = (
  id: number,
  body: ReturnType<typeof companyOf> | null,
  problems: Problems<keyof TypedCompany> = {},
): Promise<boolean> =>
  company.send(problems, async () => {
    try {
      await call(setCompany, { params: { id }, body });
    } catch (error) {
      needsFreshLink(error, id);
      throw error;
    }
  });
