import type { Context } from 'hono';
import * as z from 'zod/mini';
import { password as chosenPassword } from '#contract/typed.ts';
import { findUserByEmail, lockUserByEmail, proveMailbox, updateUser } from '#server/accounts/queries.ts';
import type { UserRow } from '#server/accounts/schema.ts';
import { mailVerification } from '#server/accounts/verification.ts';
import { listPropertiesOf } from '#server/host/access/access-queries.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';

/** The person who accepts an invitation. A mailed link proves the mailbox; one that was sent to a phone does not. */
interface Invited {
  email: string;
  isMailed: boolean;
}

interface Passwords {
  /** The hash that the account had when the password was compared with it; null without one. */
  knownHash: string | null;
  /** The hash of the new password; null if none was chosen. */
  newHash: string | null;
}

/**
 * Compares the typed password with the account's. If the account has none yet, the person who got the link chooses one.
 */
export async function checkPassword(
  deps: AppContext,
  c: Context,
  { email, isMailed }: Invited,
  password: string | undefined,
): Promise<Passwords | Refusal> {
  const { passwords } = deps.accounts;
  const account = await findUserByEmail(deps.db, email);
  if (account?.password_hash) {
    // Tries at one password are counted together, whatever they are for.
    const attempt = await countAttempt(deps, c, 'sign-in', email);
    if (attempt.refusal) return attempt.refusal;
    const isRight = await passwords.matches(account.password_hash, password ?? '');
    if (!isRight) return refuse('wrong_password', {}, say().accountAccountData.WRONG_PASSWORD);
    await attempt.succeeded();
    return { knownHash: account.password_hash, newHash: null };
  }
  if (!isMailed) return { knownHash: null, newHash: null };
  if (password === undefined)
    return refuse('bad_request', { fields: { password: say().siteApi.FIELD_SENTENCES.missing } });
  if (!z.safeParse(chosenPassword, password).success)
    return refuse(
      'bad_request',
      { fields: { password: say().accountAccount.PASSWORD_TOO_SHORT } },
      say().accountAccount.PASSWORD_TOO_SHORT,
    );
  return { knownHash: null, newHash: await passwords.hash(password) };
}

/**
 * Returns the account that accepts, and makes it if there is none. A named email does not open the account of somebody
 * else: one with a password needs it, and one that is proven or has a role, but no password, is refused. A new account
 * has no password until its mailbox is proven, which also ends the session that is opened now.
 */
export async function openInvited(
  tx: Tx,
  { email, isMailed }: Invited,
  { knownHash, newHash }: Passwords,
  { name, homestays, now }: { name: string | undefined; homestays: readonly string[]; now: Date },
): Promise<UserRow | Refusal> {
  const user = await lockUserByEmail(tx, { email, name: name || null, now });
  // The password was set or changed since it was checked.
  if (user.password_hash !== knownHash)
    return refuse('wrong_password', {}, say().accountAccountData.WRONG_PASSWORD);
  const named = { name: user.name ?? (name || null) };
  if (knownHash !== null) return updateUser(tx, user.id, named);
  if (isMailed) return proveMailbox(tx, user, { ...named, password_hash: newHash }, now);
  const isSomebodys = user.email_verified_at !== null || (await listPropertiesOf(tx, user.id)).length > 0;
  if (isSomebodys)
    return refuse(
      'bad_request',
      { fields: { email: say().hostInviting.CHOOSE_PASSWORD_FIRST } },
      say().hostInviting.CHOOSE_PASSWORD_FIRST,
    );
  await mailVerification(tx, user, now, homestays);
  return updateUser(tx, user.id, { name: name || user.name });
}
