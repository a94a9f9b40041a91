import type { SessionAnswer, User } from '#contract/auth.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { UserRow } from './schema.ts';

export async function sessionResponse(
  { accounts, clock }: Pick<AppContext, 'accounts' | 'clock'>,
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

/** Returns a user as shown on the wire: without the password. */
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
