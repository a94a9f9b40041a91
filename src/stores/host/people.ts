import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import * as contract from '#contract/host/people.ts';
import type { HostRole } from '#contract/host/today.ts';
import { NOT_SAVED } from '#messages/host.ts';
import * as messages from '#messages/host-people-page.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { withProof } from './proof.ts';
import { $host, loadHost } from './session.ts';

export type { HostInvitation, HostPerson } from '#contract/host/people.ts';
export type { HostRole } from '#contract/host/today.ts';

/** Who works at the homestays, and who is invited. */
export type People =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready';
      people: readonly contract.HostPerson[];
      invitations: readonly contract.HostInvitation[];
    };

export const LOADING_PEOPLE: People = { state: 'loading' };
export const $people = atom<People>(LOADING_PEOPLE);

/** The person about whom the owner is asked. */
export const $removing = atom<contract.HostPerson | undefined>(undefined);

export type InviteProblems = Partial<Record<'email' | 'homestays' | 'form', string>>;
export interface Inviting {
  isBusy: boolean;
  problems: InviteProblems;
}
export const NOT_INVITING: Inviting = { isBusy: false, problems: {} };
export const $inviting = atom<Inviting>(NOT_INVITING);

export async function loadPeople(): Promise<void> {
  try {
    $people.set({ state: 'ready', ...(await call(contract.listPeople, {})) });
  } catch (error) {
    $people.set({ state: 'failed', message: failureSentence(error, messages.NOT_LOADED) });
  }
}

export interface TypedInvitation {
  email: string;
  role: HostRole;
  propertyIds: readonly number[];
}

/** True once the email is on its way; until then the form keeps what was typed. */
export async function sendInvitation({ email, role, propertyIds }: TypedInvitation): Promise<boolean> {
  if ($inviting.get().isBusy) return false;
  const address = email.trim();
  const problems: InviteProblems = {
    ...(address === '' && { email: messages.EMAIL_NEEDED }),
    ...(propertyIds.length === 0 && { homestays: messages.HOMESTAY_NEEDED }),
  };
  if (Object.keys(problems).length > 0) {
    $inviting.set({ isBusy: false, problems });
    return false;
  }
  $inviting.set({ isBusy: true, problems: {} });
  const body = { email: address, role, property_ids: [...propertyIds] };
  try {
    await withProof(() => call(contract.invite, { body }));
    $inviting.set(NOT_INVITING);
    toastSuccess(messages.invited(address));
    await loadPeople();
    return true;
  } catch (error) {
    const sentence = failureSentence(error, NOT_SAVED);
    const isEmail = error instanceof Refusal && 'email' in error.fields;
    $inviting.set({ isBusy: false, problems: isEmail ? { email: sentence } : { form: sentence } });
    return false;
  }
}

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

export async function withdraw({ id, email }: contract.HostInvitation): Promise<void> {
  await change(() => call(contract.withdrawInvitation, { params: { id } }), messages.withdrawn(email));
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
