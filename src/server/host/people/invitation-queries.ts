import type { HostRole } from '#contract/host/today.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { spellingsOf } from '#server/platform/email-spellings.ts';
import { hashToken, INVITATION_LIFE, randomToken } from '#server/platform/keys/tokens.ts';

export interface NewInvitation {
  to: { email: string } | { phone: string };
  role: HostRole;
  propertyIds: readonly number[];
  /** Null if the invitation was made in the terminal. */
  invitedBy: number | null;
}

/** Makes an invitation; earlier ones of the same person to one of these homestays end. Only the token's hash is stored. */
export async function insertInvitation(
  tx: Tx,
  { to, role, propertyIds, invitedBy }: NewInvitation,
  now: Date,
): Promise<{ id: number; token: string; expiresAt: Date }> {
  const open = tx
    .selectFrom('host_invitation')
    .select(['id', 'property_ids'])
    .where('accepted_at', 'is', null);
  const earlier = await ('email' in to
    ? open.where('email', 'in', spellingsOf(to.email))
    : open.where('phone', '=', to.phone)
  ).execute();
  const replaced = earlier.filter(({ property_ids }) => property_ids.every((id) => propertyIds.includes(id)));
  for (const { id } of replaced) await deleteInvitation(tx, id);
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + INVITATION_LIFE);
  const { id } = await tx
    .insertInto('host_invitation')
    .values({
      token_hash: hashToken(token),
      email: null,
      phone: null,
      ...to,
      role,
      property_ids: JSON.stringify(propertyIds),
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
      accepted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt };
}

export async function deleteInvitation(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('host_invitation').where('id', '=', id).execute();
}

export async function hasInvitation(tx: Tx, email: string, now: Date): Promise<boolean> {
  const open = tx.selectFrom('host_invitation').select('id').where('email', 'in', spellingsOf(email));
  const row = await open.where('accepted_at', 'is', null).where('expires_at', '>', now).executeTakeFirst();
  return row !== undefined;
}

/** Ends the open invitations by a person to any of these homestays. */
export async function endInvitationsBy(
  tx: Tx,
  userId: number,
  propertyIds: readonly number[],
): Promise<void> {
  const rows = await tx
    .selectFrom('host_invitation')
    .select(['id', 'property_ids'])
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .execute();
  const ended = rows.filter(({ property_ids }) => property_ids.some((id) => propertyIds.includes(id)));
  for (const { id } of ended) await deleteInvitation(tx, id);
}

/**
 * Returns an invitation that is open, with the homestays that still exist; locked in a transaction until it is
 * accepted.
 */
export async function findInvitation(db: Database | Tx, token: string, now: Date) {
  const row = await db
    .selectFrom('host_invitation')
    .select(['id', 'email', 'role', 'property_ids', 'invited_by'])
    .where('token_hash', '=', hashToken(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const properties = await db
    .selectFrom('property')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...row.property_ids])
    .orderBy('id')
    .execute();
  return { ...row, properties };
}

export async function markAccepted(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('host_invitation').set({ accepted_at: now }).where('id', '=', id).execute();
}

export async function eraseExpiredInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('host_invitation').where('expires_at', '<', now).execute();
}
