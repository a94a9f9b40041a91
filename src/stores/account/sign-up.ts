import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import * as auth from '#contract/auth.ts';
import { checkNewPassword } from '#domain/content/new-password.ts';
import { hasLink } from '#domain/party/guest-details.ts';
import { LANGUAGE } from '#language/code.ts';
import { PASSWORD_TOO_SHORT } from '#messages/account/account.ts';
import * as messages from '#messages/account/auth.ts';
import { detailSentence } from '#messages/booking/guest-details.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { $authDialog, attempt, readEmail, warn } from './auth-dialog.ts';
import { keepSession } from './session.ts';

/** Registers an account (spec section 5): the e-mail is needed; name and phone are trimmed, and left out if empty. */
export function signUp(given: { name: string; phone: string }): Promise<void> {
  const email = readEmail();
  if (email === undefined) return Promise.resolve();
  const name = given.name.trim();
  const phone = given.phone.trim();
  if (hasLink(name)) {
    warn(detailSentence('name', 'link'));
    return Promise.resolve();
  }
  return attempt(
    async () => {
      await call(auth.register, {
        body: { email, language: LANGUAGE, ...(name && { name }), ...(phone && { phone }) },
      });
      return { step: 'signed-up' };
    },
    (error) => failureSentence(error, messages.SIGN_UP_FAILED),
  );
}

export function passwordProblem(password: string, confirmation: string): string | undefined {
  const problem = checkNewPassword(password, confirmation);
  if (!problem) return undefined;
  return problem === 'different' ? messages.PASSWORDS_DIFFER : PASSWORD_TOO_SHORT;
}

/** Sets the first password of a new account and logs in. */
export function setFirstPassword(password: string, confirmation: string): Promise<void> {
  const problem = passwordProblem(password, confirmation);
  if (problem) {
    warn(problem);
    return Promise.resolve();
  }
  return attempt(
    async () => {
      const user_id = $authDialog.get().userId ?? 0;
      keepSession(await call(auth.setFirstPassword, { body: { user_id, password } }));
      return { step: 'welcome' };
    },
    (error) => {
      if (!(error instanceof Refusal)) return messages.SET_PASSWORD_ERROR;
      // The sentences of these two codes say what to do next: open the new mail, or wait.
      const tells = error.code === 'verification_required' || error.code === 'too_many_requests';
      return tells ? error.sentence : messages.SET_PASSWORD_FAILED;
    },
  );
}
