import type { Hono } from 'hono';
import { checkEmail, getMe, logIn, logOut, refreshSession } from '#contract/auth.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { mount } from '#server/platform/http/mount.ts';
import { mountForUser } from '#server/platform/http/mount-for-user.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { readDevice, setDeviceCookie } from '#server/platform/rate-limits/known-device.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { findUserByEmail } from './queries.ts';
import { endSessionOf, openSession, rotateSession, sessionOf } from './session-queries.ts';
import { publicUser, sessionResponse } from './session-response.ts';

export function authRoutes(app: Hono, deps: AppContext): void {
  const { db, accounts, clock, config } = deps;

  mount(app, checkEmail, async ({ body: { email }, c }) => {
    const { refusal } = await countAttempt(deps, c, 'check-email', email);
    if (refusal) return refusal;
    const user = await findUserByEmail(db, email);
    return {
      exists: user !== undefined,
      email_verified: Boolean(user?.email_verified_at),
      requires_password_setup: user?.password_hash === null,
      user_id: user?.id ?? null,
    };
  });

  mount(app, logIn, async ({ body: { email, password }, c }) => {
    const { refusal, succeeded } = await countAttempt(deps, c, 'sign-in', email);
    if (refusal) return refusal;
    const user = await findUserByEmail(db, email);
    const right = await accounts.passwords.matches(user?.password_hash ?? null, password);
    // An account without a proven mailbox has no password yet, so no password can match.
    if (user && !user.email_verified_at) return refuse('email_not_verified');
    if (!user || !right) return refuse('wrong_credentials');
    await succeeded();
    const session = await openSession(db, user.id, clock());
    setDeviceCookie(c, deps, user, session.sessionId);
    return sessionResponse(deps, { user, ...session });
  });

  mountForUser(app, deps, getMe, ({ user }) => ({ user: publicUser(user) }));

  mount(app, refreshSession, async ({ body, c }) => {
    const sessionId = await sessionOf(db, body.refresh_token);
    const tooMany = await checkRateLimit(
      deps,
      c,
      'refresh',
      sessionId ?? clientAddress(c, config.trustProxy),
    );
    if (tooMany) return tooMany;
    const session = await rotateSession(db, body.refresh_token, clock(), accounts.successorOf);
    if (!session) return refuse('session_ended');
    // The cookie says that this browser is the mailbox's owner.
    const isProven = session.user.email_verified_at !== null;
    if (isProven && !readDevice(c, deps, session.user))
      setDeviceCookie(c, deps, session.user, session.sessionId);
    return sessionResponse(deps, session);
  });

  mount(app, logOut, async ({ body }) => {
    await endSessionOf(db, body.refresh_token, clock());
    return { message: say().accountAuth.LOGGED_OUT };
  });
}
