import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { type AccountRow, findSessionUser } from './user-queries.ts';

export interface SignedIn {
  user: AccountRow;
  sessionId: string;
}

const SESSION_OVER = 'session-over';

type SessionDeps = Pick<AppContext, 'db' | 'accounts' | 'clock'>;

/**
 * Returns the guest of the bearer token; undefined for a visitor, and for a token that is forged, expired, or of an
 * ended session. Bookings and mails are found by a guest's email, so a host who has not proven theirs is no guest.
 */
export async function signedIn(c: Context, deps: SessionDeps): Promise<SignedIn | undefined> {
  const session = await openedSession(c, deps);
  return session?.user.email_verified_at ? session : undefined;
}

/** Returns the session's user, also a host who was invited by phone and has not proven the mailbox yet. */
export async function openedSession(
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

/** Returns whether a token was sent but is not valid: a browser can renew it and try again. */
export function isSessionOver(c: Context): boolean {
  return c.get(SESSION_OVER) === true;
}
