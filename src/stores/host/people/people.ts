import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import * as contract from '#contract/host/people.ts';
import type { HostRole } from '#contract/host/today.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/people.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { withProof } from '#stores/host/proof.ts';
import { $host, loadHost } from '#stores/host/session.ts';
import { createLoader } from '#stores/pattern/loader.ts';

/** Who works at the homestays, and who is invited. */
export const { $loaded: $people, load: loadPeople } = createLoader({
  read: (signal) => call(contract.listPeople, { signal }),
  failed: messages.NOT_LOADED,
});

/** The person about whom the owner is asked. */
export const $removing = atom<contract.HostPerson | undefined>(undefined);

export type InviteProblems = Partial<Record<'email' | 'phone' | 'homestays' | 'form', string>>;
export interface Inviting {
  isBusy: boolean;
  problems: InviteProblems;
}
export const NOT_INVITING: Inviting = { isBusy: false, problems: {} };
export const $inviting = atom<Inviting>(NOT_INVITING);

/** The link of an invitation by phone, which the owner sends; it is shown once. */
export interface LinkToSend {
  phone: string;
  url: string;
  whatsAppUrl: string;
}
export const $linkToSend = atom<LinkToSend | undefined>(undefined);

export interface TypedInvitation {
  /** One of the two is empty. */
  email: string;
  phone: string;
  role: HostRole;
  propertyIds: readonly number[];
}

function problemsOf({ email, phone, propertyIds }: TypedInvitation): InviteProblems {
  const both = email !== '' && phone !== '';
  return {
    ...(email === '' && phone === '' && { email: messages.WHOM_NEEDED }),
    ...(both && { phone: messages.EMAIL_OR_PHONE }),
    ...(propertyIds.length === 0 && { homestays: messages.HOMESTAY_NEEDED }),
  };
}

/** True once the email is on its way or the link is there to be sent; until then the form keeps what was typed. */
export async function sendInvitation(form: TypedInvitation): Promise<boolean> {
  if ($inviting.get().isBusy) return false;
  const typed = { ...form, email: form.email.trim(), phone: form.phone.trim() };
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) {
    $inviting.set({ isBusy: false, problems });
    return false;
  }
  $inviting.set({ isBusy: true, problems: {} });
  const { email, phone, role, propertyIds } = typed;
  const to = email === '' ? { phone } : { email };
  const body = { ...to, role, property_ids: [...propertyIds] };
  try {
    const { invitation } = await withProof(() => call(contract.invite, { body }));
    $inviting.set(NOT_INVITING);
    const { url, whatsapp_url: whatsAppUrl } = invitation;
    if (url && whatsAppUrl) $linkToSend.set({ phone, url, whatsAppUrl });
    else toastSuccess(messages.invited(email));
    await loadPeople();
    return true;
  } catch (error) {
    const sentence = failureSentence(error, NOT_SAVED);
    const field = (['email', 'phone'] as const).find(
      (name) => error instanceof Refusal && name in error.fields,
    );
    $inviting.set({ isBusy: false, problems: { [field ?? 'form']: sentence } });
    return false;
  }
}

/** Whom an invitation is to. */
export const invitedOf = ({ email, phone }: contract.HostInvitation) => email ?? phone ?? '';

/** Does something about people and reads them again: another owner may have been faster. */
async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await withProof(work);
    toastSuccess(done);
    return true;
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
    return false;
  } finally {
    await loadPeople();
  }
}

export async function withdraw(invitation: contract.HostInvitation): Promise<void> {
  const work = () => call(contract.withdrawInvitation, { params: { id: invitation.id } });
  await change(work, messages.withdrawn(invitedOf(invitation)));
}

export async function removeAsked(): Promise<void> {
  const person = $removing.get();
  if (!person) return;
  $removing.set(undefined);
  const { user_id, name, email } = person;
  const work = () => call(contract.removePerson, { params: { user_id } });
  const isDone = await change(work, messages.removed(name ?? email));
  const host = $host.get();
  if (isDone && host.state === 'ready' && host.host.user.id === user_id) await loadHost();
}
