import type { Hono } from 'hono';
import { forgotPassword, resetPassword } from '#contract/auth.ts';
import { isSameEmail } from '#domain/party/email.ts';
import { say } from '#server/language/say.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { mayMail } from '#server/mail/stranger-mail.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { setDeviceCookie } from '#server/platform/rate-limits/known-device.ts';
import { findUser, findUserByEmail, proveMailbox } from './queries.ts';
import { endSessions } from './session-queries.ts';
import {
  createAccountToken,
  endAccountTokens,
  readAccountToken,
  spendAccountToken,
} from './token-queries.ts';

/** Resets a forgotten password by a mailed link, which is valid once and for an hour. */
export function passwordResetRoutes(app: Hono, deps: AppContext): void {
  const { db, accounts, clock } = deps;

  mount(app, forgotPassword, async ({ body: { email }, c }) => {
    const { refusal } = await countAttempt(deps, c, 'reset-mail', email);
    if (refusal) return refusal;
    const now = clock();
    const user = await findUserByEmail(db, email);
    if (user && (await mayMail(deps, c, email))) {
      await db.transaction().execute(async (tx) => {
        const token = await createAccountToken(tx, user.id, 'reset', now);
        await enqueueMail(tx, email, { kind: 'reset_password', data: { token } }, now);
      });
    }
    return { message: say().accountAuth.RESET_SENT };
  });

  mount(app, resetPassword, async ({ body: { email, token, password }, c }) => {
    const now = clock();
    // Hashing is slow, so the token is checked first; it is spent in the transaction that sets the password.
    const owner = await readAccountToken(db, token, 'reset', now);
    const found = owner === undefined ? undefined : await findUser(db, owner);
    const user = found && isSameEmail(found.email, email) ? found : undefined;
    const { refusal } = await countAttempt(deps, c, 'reset-password', email, user && token);
    if (refusal) return refusal;
    if (!user) return refuse('invalid_token');
    const hash = await accounts.passwords.hash(password);
    const done = await db.transaction().execute(async (tx) => {
      if ((await spendAccountToken(tx, token, 'reset', now)) !== user.id) return undefined;
      // The link came by mail, so it proves the mailbox as well.
      const updated = await proveMailbox(tx, user, { password_hash: hash }, now);
      for (const purpose of ['verify', 'mailbox'] as const) await endAccountTokens(tx, user.id, purpose, now);
      await endSessions(tx, user.id, now);
      await enqueueMail(tx, email, { kind: 'password_changed', data: { name: user.name } }, now);
      return updated;
    });
    if (!done) return refuse('invalid_token');
    setDeviceCookie(c, deps, done);
    return { message: say().accountAuth.PASSWORD_RESET };
  });
}
