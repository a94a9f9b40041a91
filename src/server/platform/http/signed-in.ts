import type { Context } from 'hono';
import type { SessionAnswer, User } from '#contract/auth.ts';
import type { UserRow } from '#server/accounts/schema.ts';
import { findSessionUser } from '#server/accounts/session-queries.ts';
import type { AppDeps } from '../context.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Who is asking, and in which session. */
export interface SignedIn {
  user: UserRow;
  sessionId: string;
}

const SESSION_OVER = 'session-over';

type SessionDeps = Pick<AppDeps, 'db' | 'accounts' | 'clock'>;

/** The user of the bearer token; undefined for a visitor, and for a token that is forged, old, or of an ended session. */
export async function signedIn(
  c: Context,
  { db, accounts, clock }: SessionDeps,
): Promise<SignedIn | undefined> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  if (!token) return undefined;
  const claims = await accounts.access.read(token, clock());
  const user = claims && (await findSessionUser(db, claims.sessionId, claims.userId));
  if (!user) c.set(SESSION_OVER, true);
  return user && { user, sessionId: claims.sessionId };
}

/** Whether a token was sent that `signedIn` found to be of no use: a browser can renew it and ask again. */
export function isSessionOver(c: Context): boolean {
  return c.get(SESSION_OVER) === true;
}

/** Runs `handler` for a signed-in user, and refuses a visitor. */
export async function forSignedIn<T>(
  c: Context,
  deps: SessionDeps,
  handler: (session: SignedIn) => Promise<T>,
): Promise<T | Refusal> {
  const session = await signedIn(c, deps);
  return session ? handler(session) : refuse('not_signed_in');
}

/** The answer of log in, refresh and set-first-password. */
export async function sessionAnswer(
  { accounts, clock }: SessionDeps,
  session: { user: UserRow; sessionId: string; refreshToken: string },
): Promise<SessionAnswer> {
  const claims = { userId: session.user.id, sessionId: session.sessionId };
  return {
    access_token: await accounts.access.sign(claims, clock()),
    refresh_token: session.refreshToken,
    user: publicUser(session.user),
    requires_password_setup: session.user.password_hash === null,
  };
}

/** A user as the wire shows it: nothing of the password. */
export function publicUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    created_at: row.created_at.toISOString(),
    email_verified: row.email_verified_at !== null,
    picture_url: row.picture_path && `/api/admin/uploads/${row.picture_path}`,
  };
}
