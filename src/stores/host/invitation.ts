import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { acceptInvitation, readInvitation } from '#contract/host/people.ts';
import { PASSWORD_TOO_SHORT } from '#messages/account.ts';
import { NOT_SAVED } from '#messages/host.ts';
import * as messages from '#messages/host-invitation.ts';
import { keepSession, openSession } from '#stores/account/session.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { dropTokenFromPath, tokenInPath } from '#stores/browser/path-token.ts';

export type ReadInvitation = ResponseOf<typeof readInvitation>;
export type Problems = Partial<Record<'name' | 'password' | 'form', string>>;

/** The page behind the link of an invitation. */
export type Invitation =
  | { state: 'opening' }
  | { state: 'no-token' }
  | { state: 'ended' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; token: string; invitation: ReadInvitation; isBusy: boolean; problems: Problems };

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
    $invitation.set({ state: 'ready', token, invitation, isBusy: false, problems: {} });
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

/** Accepts it, which also logs in, and opens the host's pages. */
export async function accept({ name, password }: { name: string; password: string }): Promise<void> {
  const now = $invitation.get();
  if (now.state !== 'ready' || now.isBusy) return;
  const isNew = now.invitation.needs_password;
  const problems = {
    ...(isNew && name.trim() === '' && { name: messages.NAME_NEEDED }),
    ...(isNew && password.length < PASSWORD_LENGTH && { password: PASSWORD_TOO_SHORT }),
    ...(!isNew && password === '' && { password: messages.PASSWORD_NEEDED }),
  };
  if (Object.keys(problems).length > 0) return $invitation.set({ ...now, problems });
  $invitation.set({ ...now, isBusy: true, problems: {} });
  try {
    const typed = isNew ? { name: name.trim() } : {};
    keepSession(await call(acceptInvitation, { body: { token: now.token, password, ...typed } }));
    location.assign('/host');
  } catch (error) {
    if (hasEnded(error)) return end();
    const sentence = failureSentence(error, NOT_SAVED);
    const isPassword = error instanceof Refusal && error.code === 'wrong_password';
    $invitation.set({ ...now, problems: isPassword ? { password: sentence } : { form: sentence } });
  }
}
