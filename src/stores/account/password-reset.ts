import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { resetPassword } from '#contract/auth.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { EMAIL_NEEDED } from '#messages/account/account.ts';
import * as messages from '#messages/account/auth.ts';
import { emailSentence } from '#stores/browser/email-sentence.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { dropTokenFromPath, tokenInPath } from '#stores/browser/path-token.ts';
import { passwordProblem } from './sign-up.ts';

/** The state of the page behind the link of a reset mail (spec section 2, "Reset password"). */
export type PasswordReset =
  | { state: 'opening' }
  | { state: 'no-token' }
  /** `ofEmail`: the message is about the typed email. */
  | { state: 'form'; token: string; message?: string; ofEmail?: boolean }
  | { state: 'sending'; token: string }
  | { state: 'done' };

export const OPENING: PasswordReset = { state: 'opening' };
export const $passwordReset = atom<PasswordReset>(OPENING);

/** Milliseconds after a successful reset until the home page opens (spec section 9). */
const STAY = 3000;

export function openPasswordReset(): void {
  const token = tokenInPath('reset-password');
  $passwordReset.set(token ? { state: 'form', token } : { state: 'no-token' });
}

interface NewPassword {
  email: string;
  password: string;
  confirmation: string;
}

export async function sendNewPassword({ email, password, confirmation }: NewPassword): Promise<void> {
  const now = $passwordReset.get();
  if (now.state !== 'form') return;
  const { token } = now;
  const emailProblem = emailSentence(email, EMAIL_NEEDED);
  const message = emailProblem ?? passwordProblem(password, confirmation);
  if (message) {
    return $passwordReset.set({ state: 'form', token, message, ofEmail: emailProblem !== undefined });
  }
  $passwordReset.set({ state: 'sending', token });
  try {
    await call(resetPassword, { body: { email: email.trim(), token, password } });
  } catch (error) {
    return $passwordReset.set({
      state: 'form',
      token,
      message: failureSentence(error, messages.RESET_FAILED),
    });
  }
  dropTokenFromPath('reset-password');
  $passwordReset.set({ state: 'done' });
  setTimeout(() => location.assign(pagePath('/')), STAY);
}
