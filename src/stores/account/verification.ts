import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { verifyEmail } from '#contract/auth.ts';
import { pagePath } from '#domain/language/page-path.ts';
import * as messages from '#messages/account/auth.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { dropTokenFromPath, tokenInPath } from '#stores/browser/path-token.ts';
import { $authDialog, openAuthDialog } from './auth-dialog.ts';

const verified = z.object({ user_id: z.int(), email: z.string() });
type Verified = z.infer<typeof verified>;

export type Verification =
  | { state: 'checking' }
  | { state: 'failed'; message: string; again: boolean }
  | { state: 'has-password'; email: string }
  | ({ state: 'needs-password' } & Verified);

export const CHECKING: Verification = { state: 'checking' };
export const $verification = atom<Verification>(CHECKING);

const KEY = 'verified_email';

/** Returns whose password is to be set after a reload, when the token is no longer in the address. */
function rememberedHere(): Verified | undefined {
  try {
    return z.parse(verified, JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

/** Opens the dialog Set Password; afterwards the guest comes to the profile. */
export function askForPassword(): void {
  const found = $verification.get();
  if (found.state !== 'needs-password') return;
  openAuthDialog('set-password', { userId: found.user_id, email: found.email, next: pagePath('/profile') });
}

function needPassword(who: Verified): void {
  $verification.set({ state: 'needs-password', ...who });
  askForPassword();
  const stop = $authDialog.listen(({ step }) => {
    if (step !== 'welcome') return;
    sessionStorage.removeItem(KEY);
    stop();
  });
}

/** Opens the link, and asks for the first password. */
export async function openVerification(): Promise<void> {
  const token = tokenInPath('verify-email');
  if (token === undefined) {
    const who = rememberedHere();
    if (who) needPassword(who);
    else $verification.set({ state: 'failed', message: messages.LINK_INVALID, again: false });
    return;
  }
  $verification.set(CHECKING);
  try {
    const { user_id, email, requires_password_setup } = await call(verifyEmail, { body: { token } });
    dropTokenFromPath('verify-email');
    if (!requires_password_setup) return $verification.set({ state: 'has-password', email });
    sessionStorage.setItem(KEY, JSON.stringify({ user_id, email }));
    needPassword({ user_id, email });
  } catch (error) {
    const isSpent = error instanceof Refusal && error.status < 500 && error.status !== 429;
    const message = isSpent ? messages.LINK_INVALID : failureSentence(error, messages.LOGIN_FAILED);
    $verification.set({ state: 'failed', message, again: !isSpent });
  }
}
