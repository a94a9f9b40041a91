import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { HostBooking } from '#contract/host/booking-line.ts';
import { setHostCompany } from '#contract/host/papers.ts';
import { companyOf, NO_COMPANY, type TypedCompany } from '#domain/party/company.ts';
import * as messages from '#messages/host/papers/company.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { rest } from '#stores/host/bookings/act.ts';
import { reloadBooking } from '#stores/host/bookings/booking.ts';
import { $bookingDialog, NO_DIALOG, openDialog } from '#stores/host/bookings/booking-acts.ts';
import { actSentence, orLook } from '#stores/host/bookings/lost-answer.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { companyProblems } from '#stores/reservation/company.ts';

/** The company as it is typed. */
export const $company = atom<TypedCompany>(NO_COMPANY);

const form = createForm<keyof TypedCompany>({
  fields: ['name', 'gstin'],
  notSent: actSentence,
  refused: reloadBooking,
});
export const { $form: $companyForm } = form;

/** Opens the sheet with the company that papers are made out to so far. */
export function openCompany({ company }: Pick<HostBooking, 'company'>): void {
  form.show();
  $company.set(company ? { name: company.name, gstin: company.gstin ?? '' } : NO_COMPANY);
  openDialog({ name: 'company' });
}

export function closeCompany(): void {
  if (!$companyForm.get().isBusy) $bookingDialog.set(NO_DIALOG);
}

export function typeCompany(typed: Partial<TypedCompany>): void {
  $company.set({ ...$company.get(), ...typed });
  form.mend(Object.keys(typed));
}

/** Makes the next papers of a booking out to the company that was typed. Returns whether it was saved. */
export function saveCompany(id: number): Promise<boolean> {
  const typed = $company.get();
  return put(id, companyOf(typed), companyProblems(typed));
}

/** Makes the next papers of a booking out to its guest alone. */
export const removeCompany = (id: number): Promise<boolean> => put(id, null);

async function put(
  id: number,
  company: ReturnType<typeof companyOf> | null,
  problems: Problems<keyof TypedCompany> = {},
): Promise<boolean> {
  const save = (key: string) =>
    call(setHostCompany, { params: { id }, body: company, headers: { 'Idempotency-Key': key } });
  const name = `company ${JSON.stringify(company)} ${id}`;
  if (!(await form.send(problems, () => orLook(reloadBooking, () => withKey(name, save))))) return false;
  $bookingDialog.set(NO_DIALOG);
  toastSuccess(company ? messages.saved(company.name) : messages.REMOVED);
  rest(id);
  await reloadBooking();
  return true;
}
