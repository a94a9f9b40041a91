import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { acceptInvitation, readInvitation } from '#contract/host/people.ts';
import { PASSWORD_TOO_SHORT } from '#messages/account/account.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/invitation.ts';
import { keepSession, openSession } from '#stores/account/session.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { dropTokenFromPath, tokenInPath } from '#stores/browser/path-token.ts';

export type ReadInvitation = ResponseOf<typeof readInvitation>;
export type Problems = Partial<Record<'name' | 'email' | 'password' | 'form', string>>;
/** Whether the person chooses a password, enters the one they have, or is asked for none. */
export type AsksFor = 'new-password' | 'password' | 'none';

/** The page behind the link of an invitation. */
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
      isBusy: boolean;
      problems: Problems;
    };

export const OPENING: Invitation = { state: 'opening' };
export const $invitation = atom<Invitation>(OPENING);

const PAGE = 'host/invitation';
/** As the server demands it. */
const PASSWORD_LENGTH = 8;

/** Reads the invitation. Its token leaves the address, so that it stays neither in the history nor on the screen. */
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
    const asksFor = whatToAsk(invitation);
    $invitation.set({ state: 'ready', token, invitation, asksFor, isBusy: false, problems: {} });
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

/** A link that came by phone proves no mailbox, so the password is chosen by the link that is mailed. */
function whatToAsk({ email, needs_password }: ReadInvitation): AsksFor {
  if (email === null) return 'none';
  return needs_password ? 'new-password' : 'password';
}

export interface Typed {
  name: string;
  /** Only where the invitation came by phone. */
  email?: string;
  password: string;
}

/** Accepts it, which also logs in, and opens the host's pages. */
export async function accept(typed: Typed): Promise<void> {
  const now = $invitation.get();
  if (now.state !== 'ready' || now.isBusy) return;
  const { token, invitation, asksFor } = now;
  const problems = problemsOf(now, typed);
  if (Object.keys(problems).length > 0) return $invitation.set({ ...now, problems });
  $invitation.set({ ...now, isBusy: true, problems: {} });
  const body = {
    token,
    ...(asksName(now) && { name: typed.name.trim() }),
    ...(invitation.email === null && { email: typed.email?.trim() }),
    ...(asksFor !== 'none' && { password: typed.password }),
  };
  try {
    keepSession(await call(acceptInvitation, { body }));
    location.assign('/host');
  } catch (error) {
    if (hasEnded(error)) return end();
    const sentence = failureSentence(error, NOT_SAVED);
    const isPassword = error instanceof Refusal && error.code === 'wrong_password';
    if (isPassword && asksFor === 'none') {
      return $invitation.set({
        ...now,
        asksFor: 'password',
        problems: { password: messages.PASSWORD_NEEDED },
      });
    }
    const isEmail = error instanceof Refusal && 'email' in error.fields;
    const other = isEmail ? 'email' : 'form';
    $invitation.set({ ...now, problems: { [isPassword ? 'password' : other]: sentence } });
  }
}

type Ready = Extract<Invitation, { state: 'ready' }>;

/** An account that has a password has a name. */
export const asksName = ({ invitation, asksFor }: Pick<Ready, 'invitation' | 'asksFor'>) =>
  invitation.email === null || asksFor === 'new-password';

function problemsOf(ready: Ready, { name, email = '', password }: Typed): Problems {
  return {
    ...(asksName(ready) && name.trim() === '' && { name: messages.NAME_NEEDED }),
    ...(ready.invitation.email === null && email.trim() === '' && { email: messages.EMAIL_NEEDED }),
    ...(ready.asksFor === 'new-password' &&
      password.length < PASSWORD_LENGTH && { password: PASSWORD_TOO_SHORT }),
    ...(ready.asksFor === 'password' && password === '' && { password: messages.PASSWORD_NEEDED }),
  };
}
