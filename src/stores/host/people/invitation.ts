import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { acceptInvitation, readInvitation } from '#contract/host/people.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { PASSWORD_TOO_SHORT } from '#messages/account/account.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/invitation.ts';
import { keepSession, openSession } from '#stores/account/session.ts';
import { emailField } from '#stores/browser/email-sentence.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { dropTokenFromPath, tokenInPath } from '#stores/browser/path-token.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';

export type ReadInvitation = ResponseOf<typeof readInvitation>;
/** The person chooses a password, enters their existing one, or gives none. */
export type AsksFor = 'new-password' | 'password' | 'none';

export type Invitation =
  | { state: 'opening' }
  | { state: 'no-token' }
  | { state: 'ended' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready';
      token: string;
      invitation: ReadInvitation;
      asksFor: AsksFor;
    };

export const OPENING: Invitation = { state: 'opening' };
export const $invitation = atom<Invitation>(OPENING);

type AcceptProblems = Problems<'name' | 'email' | 'password'>;
export const {
  $form: $acceptForm,
  show,
  send,
} = createForm<keyof AcceptProblems>({
  fields: ['email'],
  notSent: NOT_SAVED,
  fieldOf: ({ code }) => (code === 'wrong_password' ? 'password' : undefined),
  refused: (refusal) => hasEnded(refusal) && end(),
});

const PAGE = 'host/invitation';
const PASSWORD_LENGTH = 8;

/** Reads the invitation. Its token is removed from the address, so that it is not in the history or on the screen. */
export async function openInvitation(): Promise<void> {
  const token = tokenInPath(PAGE);
  if (!token) return $invitation.set({ state: 'no-token' });
  await openSession();
  await read(token);
}

async function read(token: string): Promise<void> {
  try {
    const invitation = await call(readInvitation, { body: { token } });
    dropTokenFromPath(PAGE);
    show();
    $invitation.set({ state: 'ready', token, invitation, asksFor: whatToAsk(invitation) });
  } catch (error) {
    if (hasEnded(error)) return end();
    $invitation.set({ state: 'failed', message: failureSentence(error, messages.NOT_OPENED) });
  }
}

const hasEnded = (error: unknown) => error instanceof Refusal && error.code === 'invalid_token';

function end(): void {
  dropTokenFromPath(PAGE);
  $invitation.set({ state: 'ended' });
}

/** A link that came by phone does not prove a mailbox. Such a person chooses a password later, by an emailed link. */
function whatToAsk({ email, needs_password }: ReadInvitation): AsksFor {
  if (email === null) return 'none';
  return needs_password ? 'new-password' : 'password';
}

export interface Typed {
  name: string;
  email?: string;
  password: string;
}

export async function accept(typed: Typed): Promise<void> {
  const now = $invitation.get();
  if (now.state !== 'ready') return;
  const { token, invitation, asksFor } = now;
  const body = {
    token,
    ...(asksName(now) && { name: typed.name.trim() }),
    ...(invitation.email === null && { email: typed.email?.trim() }),
    ...(asksFor !== 'none' && { password: typed.password }),
  };
  await send(problemsOf(now, typed), async () => {
    keepSession(await call(acceptInvitation, { body }));
    location.assign(pagePath('/host'));
  });
  if (asksFor === 'none' && $acceptForm.get().problems.password) {
    $invitation.set({ ...now, asksFor: 'password' });
    show({ password: messages.PASSWORD_NEEDED });
  }
}

type Ready = Extract<Invitation, { state: 'ready' }>;

/** An account that already has a password also has a name. */
export const asksName = ({ invitation, asksFor }: Pick<Ready, 'invitation' | 'asksFor'>) =>
  invitation.email === null || asksFor === 'new-password';

function problemsOf(ready: Ready, { name, email = '', password }: Typed): AcceptProblems {
  return {
    ...(asksName(ready) && name.trim() === '' && { name: messages.NAME_NEEDED }),
    ...(ready.invitation.email === null && emailField(email, messages.EMAIL_NEEDED)),
    ...(ready.asksFor === 'new-password' &&
      password.length < PASSWORD_LENGTH && { password: PASSWORD_TOO_SHORT }),
    ...(ready.asksFor === 'password' && password === '' && { password: messages.PASSWORD_NEEDED }),
  };
}
