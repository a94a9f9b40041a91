import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import * as contract from '#contract/host/people.ts';
import type { HostRole } from '#contract/host/today.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/people.ts';
import { emailField } from '#stores/browser/email-sentence.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { $host, loadHost } from '#stores/host/session.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export const { $loaded: $people, load: loadPeople } = createLoader({
  read: (signal) => call(contract.listPeople, { signal }),
  failed: messages.NOT_LOADED,
});

export const $removing = atom<contract.HostPerson | undefined>(undefined);

type InviteProblems = Problems<'email' | 'phone' | 'homestays'>;
export const { $form: $inviting, send } = createForm<keyof InviteProblems>({
  fields: ['email', 'phone'],
  notSent: NOT_SAVED,
});

/** The link of an invitation by phone. The owner sends it, by WhatsApp if the number can have it; it is shown only once. */
export interface LinkToSend {
  phone: string;
  url: string;
  whatsAppUrl: string | undefined;
}
export const $linkToSend = atom<LinkToSend | undefined>(undefined);

export interface TypedInvitation {
  email: string;
  phone: string;
  role: HostRole;
  propertyIds: readonly number[];
}

function problemsOf({ email, phone, propertyIds }: TypedInvitation): InviteProblems {
  const both = email !== '' && phone !== '';
  return {
    ...((email !== '' || phone === '') && emailField(email, messages.WHOM_NEEDED)),
    ...(both && { phone: messages.EMAIL_OR_PHONE }),
    ...(propertyIds.length === 0 && { homestays: messages.HOMESTAY_NEEDED }),
  };
}

/** Returns whether the person is invited: the email is on its way, or the link is shown. */
export function sendInvitation({ role, propertyIds, ...typed }: TypedInvitation): Promise<boolean> {
  const email = typed.email.trim();
  const phone = typed.phone.trim();
  return send(problemsOf({ email, phone, role, propertyIds }), async () => {
    const to = email === '' ? { phone } : { email };
    const body = { ...to, role, property_ids: [...propertyIds] };
    const { invitation } = await call(contract.invite, { body });
    const { url, whatsapp_url: whatsAppUrl } = invitation;
    if (url) $linkToSend.set({ phone, url, whatsAppUrl });
    else toastSuccess(messages.invited(email));
    await loadPeople();
  });
}

export const invitedOf = ({ email, phone }: contract.HostInvitation) => email ?? phone ?? '';

/** Changes something and reads the list again, because another owner may have been faster. */
async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await work();
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

export type Right = keyof contract.HostPerson['rights'];

/** Allows a member of staff something, or forbids it; without a proof it stays as it was. */
export async function setRight(person: contract.HostPerson, right: Right, isAllowed: boolean): Promise<void> {
  const { user_id, name, email } = person;
  const work = () => call(contract.setRights, { params: { user_id }, body: { [right]: isAllowed } });
  await change(work, messages.rightSet(name ?? email));
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
