import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { register, resendVerification, setFirstPassword, verifyEmail } from '#contract/auth.ts';
import { inSeconds, MINUTE } from '#domain/dates/duration.ts';
import { say } from '#server/language/say.ts';
import { storedLanguage } from '#server/language/stored-language.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { mayMail } from '#server/mail/stranger-mail.ts';
import type { AppConfig, AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { setDeviceCookie } from '#server/platform/rate-limits/known-device.ts';
import { createUser, findUser, findUserByEmail, proveMailbox, updateUser } from './queries.ts';
import { hasOpenSession, openSession } from './session-queries.ts';
import { sessionResponse } from './session-response.ts';
import {
  createAccountToken,
  endAccountTokens,
  readAccountToken,
  spendAccountToken,
} from './token-queries.ts';
import { mailVerification } from './verification.ts';

/** The cookie is set when the verification link is opened: only that browser may choose the first password. */
const PROOF_COOKIE = 'mailbox_proof';
const PROOF_PATH = '/api/auth';
const PROOF_SECONDS = inSeconds(30 * MINUTE);

/** Mounts signing up: register, open the mailed link, set the first password. */
export function signUpRoutes(app: Hono, deps: AppContext): void {
  const { db, accounts, clock } = deps;

  mount(app, register, async ({ body, c }) => {
    const { refusal } = await countAttempt(deps, c, 'sign-up-mail', body.email);
    if (refusal) return refusal;
    if (!(await mayMail(deps, c, body.email))) return { message: say().accountAuth.CHECK_YOUR_EMAIL };
    const now = clock();
    await db.transaction().execute(async (tx) => {
      const name = body.name || null;
      const phone = body.phone || null;
      const language = storedLanguage(body.language, deps.host);
      const created = await createUser(tx, { email: body.email, name, phone, language, now });
      const user = created ?? (await findUserByEmail(tx, body.email));
      if (!user) return;
      if (user.password_hash !== null) {
        await enqueueMail(tx, user.email, { kind: 'already_registered', data: {} }, now);
        return;
      }
      // An account has no owner until its mailbox is proven, so the latest details are saved, unless staff work with
      // it.
      const isUsed = await hasOpenSession(tx, user.id);
      const change = isUsed ? {} : { name: name ?? user.name, phone: phone ?? user.phone, language };
      await mailVerification(tx, created ?? (await updateUser(tx, user.id, change)), now);
    });
    return { message: say().accountAuth.CHECK_YOUR_EMAIL };
  });

  mount(app, resendVerification, async ({ body: { email }, c }) => {
    const { refusal } = await countAttempt(deps, c, 'repeat-mail', email);
    if (refusal) return refusal;
    const user = await findUserByEmail(db, email);
    if (user?.password_hash === null && (await mayMail(deps, c, email))) {
      await db.transaction().execute((tx) => mailVerification(tx, user, clock()));
    }
    return { message: say().accountAuth.VERIFICATION_SENT };
  });

  mount(app, verifyEmail, async ({ body: { token }, c }) => {
    const now = clock();
    const verified = await db.transaction().execute(async (tx) => {
      // The token stays unspent, because mail scanners open links, and a guest may continue in another browser.
      const userId = await readAccountToken(tx, token, 'verify', now);
      if (userId === undefined) return undefined;
      const user = await findUser(tx, userId);
      if (!user) return undefined;
      const proof = await createAccountToken(tx, userId, 'mailbox', now);
      return { user: await proveMailbox(tx, user, {}, now), proof };
    });
    if (!verified) return refuse('invalid_token');
    setMailboxProof(c, deps.config, verified.proof);
    setDeviceCookie(c, deps, verified.user);
    const { id, email, password_hash } = verified.user;
    return { user_id: id, email, requires_password_setup: password_hash === null };
  });

  mount(app, setFirstPassword, async ({ body, c }) => {
    const now = clock();
    const token = readMailboxProof(c);
    const owner = token ? await readAccountToken(db, token, 'mailbox', now) : undefined;
    const proof = owner === body.user_id ? token : undefined;
    const { refusal } = await countAttempt(deps, c, 'first-password', body.user_id, proof);
    if (refusal) return refusal;
    if (!proof) {
      const user = await findUser(db, body.user_id);
      if (user?.password_hash === null && (await mayMail(deps, c, user.email))) {
        await db.transaction().execute((tx) => mailVerification(tx, user, now));
      }
      return refuse('verification_required');
    }
    const password_hash = await accounts.passwords.hash(body.password);
    const session = await inTransaction(db, async (tx) => {
      const user = await findUser(tx, body.user_id);
      if (user?.password_hash !== null) return undefined;
      if (!(await spendAccountToken(tx, proof, 'mailbox', now))) return undefined;
      await endAccountTokens(tx, user.id, 'verify', now);
      const owned = await updateUser(tx, user.id, { password_hash });
      return { user: owned, ...(await openSession(tx, user.id, now)) };
    });
    if (!session) return refuse('verification_required');
    clearMailboxProof(c, deps.config);
    setDeviceCookie(c, deps, session.user, session.sessionId);
    return sessionResponse(deps, session);
  });
}

type CookieConfig = Pick<AppConfig, 'secureCookies' | 'crossSite'>;

function setMailboxProof(c: Context, config: CookieConfig, token: string): void {
  setCookie(c, PROOF_COOKIE, token, {
    httpOnly: true,
    secure: config.secureCookies,
    sameSite: config.crossSite ? 'None' : 'Lax',
    path: PROOF_PATH,
    maxAge: PROOF_SECONDS,
  });
}

function readMailboxProof(c: Context): string | undefined {
  return getCookie(c, PROOF_COOKIE);
}

function clearMailboxProof(c: Context, config: CookieConfig): void {
  deleteCookie(c, PROOF_COOKIE, { path: PROOF_PATH, secure: config.secureCookies });
}
