import type { HostRole } from '#contract/host/today.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

export interface HostSession {
  createdAt: Date;
  provenAt: Date | null;
  isDemo: boolean;
  /** The person's role in each property; empty for a guest. */
  roles: ReadonlyMap<number, HostRole>;
  /** The person may add homestays. */
  ownsSite: boolean;
}

/** Holds a session and what it may do as they are, until the end of the transaction. */
export async function lockAccess(tx: Tx, sessionId: string, userId: number): Promise<void> {
  await tx.selectFrom('session').select('id').where('id', '=', sessionId).forShare().execute();
  await tx
    .selectFrom('property_role')
    .select('property_id')
    .where('user_id', '=', userId)
    .orderBy('property_id')
    .forShare()
    .execute();
  await tx.selectFrom('site_owner').select('user_id').where('user_id', '=', userId).forShare().execute();
}

export async function findHostSession(
  db: Database | Tx,
  sessionId: string,
  userId: number,
): Promise<HostSession | undefined> {
  const rows = await db
    .selectFrom('session')
    .leftJoin('property_role', 'property_role.user_id', 'session.user_id')
    .leftJoin('site_owner', 'site_owner.user_id', 'session.user_id')
    .select(['session.created_at', 'proven_at', 'is_demo', 'property_id', 'role'])
    .select('site_owner.user_id as site_owner')
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .orderBy('property_id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  return {
    createdAt: first.created_at,
    provenAt: first.proven_at,
    isDemo: first.is_demo,
    roles: new Map(
      rows.flatMap(({ property_id, role }) =>
        property_id === null || role === null ? [] : [[property_id, role] as const],
      ),
    ),
    ownsSite: first.site_owner !== null,
  };
}

export function listPropertiesOf(
  db: Database | Tx,
  userId: number,
): Promise<{ id: number; name: string; role: HostRole }[]> {
  return db
    .selectFrom('property_role')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['property.id', 'property.name', 'role'])
    .where('user_id', '=', userId)
    .orderBy('property.id')
    .execute();
}

export async function hasSiteOwner(db: Database): Promise<boolean> {
  return (await db.selectFrom('site_owner').select('user_id').limit(1).executeTakeFirst()) !== undefined;
}

/** Lets a user add homestays. */
export async function saveSiteOwner(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .insertInto('site_owner')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives a user a role in some homestays, in place of the one they had there. */
export async function saveRoles(
  tx: Tx,
  userId: number,
  propertyIds: readonly number[],
  role: HostRole,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('property_role')
    .values(propertyIds.map((property_id) => ({ user_id: userId, property_id, role, created_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'property_id']).doUpdateSet({ role }))
    .execute();
}

/** Takes the roles of a person in some homestays away; `last owner` if one of these would have none. */
export async function removeRoles(
  tx: Tx,
  userId: number,
  propertyIds: readonly number[],
): Promise<{ property_id: number; role: HostRole }[] | 'last owner'> {
  // Locked, so that two owners who remove each other take turns.
  const rows = await tx
    .selectFrom('property_role')
    .select(['property_id', 'user_id', 'role'])
    .where('property_id', 'in', [0, ...propertyIds])
    .orderBy('property_id')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const theirs = rows.filter(({ user_id }) => user_id === userId);
  const others = rows.filter(({ user_id, role }) => user_id !== userId && role === 'owner');
  const isLast = theirs.some(
    ({ role, property_id }) => role === 'owner' && !others.some((other) => other.property_id === property_id),
  );
  if (isLast) return 'last owner';
  await tx
    .deleteFrom('property_role')
    .where('user_id', '=', userId)
    .where('property_id', 'in', [0, ...propertyIds])
    .execute();
  // Who is sent away adds no homestays, either.
  const { length: rolesLeft } = await tx
    .selectFrom('property_role')
    .select('property_id')
    .where('user_id', '=', userId)
    .execute();
  if (theirs.length > 0 && rolesLeft === 0)
    await tx.deleteFrom('site_owner').where('user_id', '=', userId).execute();
  return theirs;
}
