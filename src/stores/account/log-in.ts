import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import * as auth from '#contract/auth.ts';
import * as messages from '#messages/account/auth.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { $authDialog, type AuthDialog, attempt, type Notice, readEmail, warn } from './auth-dialog.ts';
import { keepSession } from './session.ts';

const UNVERIFIED: Notice = { tone: 'warning', text: messages.EMAIL_NOT_VERIFIED, resend: true };
const NO_ACCOUNT: Notice = { tone: 'danger', text: messages.NO_ACCOUNT, signUp: true };

/** Sends the e-mail and opens the step that its account needs next (spec section 4, "E-mail check outcomes"). */
export function continueWithEmail(): Promise<void> {
  const email = readEmail();
  if (email === undefined) return Promise.resolve();
  return attempt(
    async () => {
      const found = await call(auth.checkEmail, { body: { email } });
      if (!found.exists) return { notice: NO_ACCOUNT };
      if (!found.email_verified) return { notice: UNVERIFIED };
      if (found.requires_password_setup && found.user_id !== null) {
        return { step: 'set-password', userId: found.user_id };
      }
      return { step: 'password' };
    },
    (error) => failureSentence(error, messages.LOGIN_FAILED),
  );
}

/** Sends the password, the last step of logging in. */
export function logIn(password: string): Promise<void> {
  if (password === '') {
    warn(messages.PASSWORD_NEEDED);
    return Promise.resolve();
  }
  return attempt(
    async (): Promise<Partial<AuthDialog>> => {
      const session = await call(auth.logIn, { body: { email: $authDialog.get().email.trim(), password } });
      if (session.requires_password_setup) return { step: 'set-password', userId: session.user.id };
      keepSession(session);
      return { step: 'welcome' };
    },
    (error) => {
      if (error instanceof Refusal && error.code === 'email_not_verified') return UNVERIFIED;
      return failureSentence(error, messages.LOGIN_FAILED_AT_PASSWORD);
    },
  );
}

/** Mails a reset link. The dialog says the same whether or not the e-mail is registered. */
export function forgotPassword(): Promise<void> {
  const email = readEmail(messages.EMAIL_NEEDED_TO_RESET);
  if (email === undefined) return Promise.resolve();
  return attempt(
    async () => {
      await call(auth.forgotPassword, { body: { email } });
      return { notice: { tone: 'success', text: messages.RESET_SENT } };
    },
    (error) => failureSentence(error, messages.FORGOT_FAILED),
  );
}

export function resendVerification(): Promise<void> {
  const email = readEmail(messages.EMAIL_NEEDED_TO_RESEND);
  if (email === undefined) return Promise.resolve();
  return attempt(
    async () => {
      await call(auth.resendVerification, { body: { email } });
      return { notice: { tone: 'success', text: messages.VERIFICATION_SENT, resend: true } };
    },
    (error) => ({ tone: 'danger', text: failureSentence(error, messages.LOGIN_FAILED), resend: true }),
  );
}
