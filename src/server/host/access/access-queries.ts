import type { HostRights, HostRole } from '#contract/host/today.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

export interface HostSession {
  createdAt: Date;
  provenAt: Date | null;
  isDemo: boolean;
  /** The person's role in each property; empty for a guest. */
  roles: ReadonlyMap<number, HostRole>;
  /** What the person may do in each property. */
  rights: ReadonlyMap<number, HostRights>;
  hasPasskey: boolean;
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
    .select(['session.created_at', 'proven_at', 'is_demo', 'property_id', 'role', ...RIGHT_COLUMNS])
    .select('site_owner.user_id as site_owner')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkey').select('id').whereRef('passkey.user_id', '=', 'session.user_id')).as(
        'has_passkey',
      ),
    )
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .orderBy('property_id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const held = rows.flatMap(({ property_id, role, ...row }) =>
    property_id === null || role === null ? [] : [{ ...row, property_id, role }],
  );
  return {
    createdAt: first.created_at,
    provenAt: first.proven_at,
    isDemo: first.is_demo,
    roles: new Map(held.map(({ property_id, role }) => [property_id, role])),
    rights: new Map(held.map((row) => [row.property_id, rightsOf(row)])),
    hasPasskey: Boolean(first.has_passkey),
    ownsSite: first.site_owner !== null,
  };
}

export const RIGHT_COLUMNS = ['may_prices', 'may_void', 'may_refund', 'may_cancel'] as const;

type RightsRow = { role: HostRole } & Record<(typeof RIGHT_COLUMNS)[number], boolean | null>;

/** Returns the rights of a role; an owner has all. */
export function rightsOf({ role, may_prices, may_void, may_refund, may_cancel }: RightsRow): HostRights {
  const isOwner = role === 'owner';
  return {
    prices: isOwner || may_prices === true,
    void: isOwner || may_void === true,
    refund: isOwner || may_refund === true,
    cancel: isOwner || may_cancel === true,
  };
}

export async function listPropertiesOf(
  db: Database | Tx,
  userId: number,
): Promise<{ id: number; name: string; role: HostRole; rights: HostRights }[]> {
  const rows = await db
    .selectFrom('property_role')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['property.id', 'property.name', 'role', ...RIGHT_COLUMNS])
    .where('user_id', '=', userId)
    .orderBy('property.id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, role: row.role, rights: rightsOf(row) }));
}

export async function listOwnerEmails(tx: Tx, propertyId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('property_role')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select('email')
    .where('property_id', '=', propertyId)
    .where('role', '=', 'owner')
    .execute();
  return rows.map(({ email }) => email);
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
  const holder = { user_id: userId, role, rights_told: true };
  await tx
    .insertInto('property_role')
    .values(propertyIds.map((property_id) => ({ ...holder, property_id, created_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'property_id']).doUpdateSet({ role, rights_told: true }),
    )
    .execute();
}

/**
 * Gives or takes rights of a person in those of some homestays in which they are staff. Returns the rights there before
 * and after.
 */
export async function saveRights(
  tx: Tx,
  userId: number,
  propertyIds: readonly number[],
  chosen: { [Right in keyof HostRights]?: boolean | undefined },
): Promise<{ propertyId: number; before: HostRights; after: HostRights }[]> {
  const rows = await tx
    .selectFrom('property_role')
    .select(['property_id', 'role', ...RIGHT_COLUMNS])
    .where('user_id', '=', userId)
    .where('role', '=', 'staff')
    .where('property_id', 'in', [0, ...propertyIds])
    .orderBy('property_id')
    .forUpdate()
    .execute();
  const changes = {
    may_prices: chosen.prices,
    may_void: chosen.void,
    may_refund: chosen.refund,
    may_cancel: chosen.cancel,
  };
  if (Object.values(changes).some((value) => value !== undefined))
    await tx
      .updateTable('property_role')
      .set(changes)
      .where('user_id', '=', userId)
      .where('role', '=', 'staff')
      .where('property_id', 'in', [0, ...propertyIds])
      .execute();
  return rows.map(({ property_id: propertyId, ...row }) => {
    const before = rightsOf(row);
    const after = {
      prices: chosen.prices ?? before.prices,
      void: chosen.void ?? before.void,
      refund: chosen.refund ?? before.refund,
      cancel: chosen.cancel ?? before.cancel,
    };
    return { propertyId, before, after };
  });
}

/** Returns the staff who joined before there were rights, each once. */
export async function takeUntoldStaff(tx: Tx): Promise<{ user_id: number; property_id: number }[]> {
  const untold = await tx
    .updateTable('property_role')
    .set({ rights_told: true })
    .where('rights_told', '=', false)
    .returning(['user_id', 'property_id', 'role'])
    .execute();
  return untold.filter(({ role }) => role === 'staff');
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

/** Returns when the first host of these homestays got their role. */
export async function findFirstRole(db: Database, propertyIds: readonly number[]): Promise<Date | undefined> {
  const first = await db
    .selectFrom('property_role')
    .select('created_at')
    .where('property_id', 'in', propertyIds)
    .orderBy('created_at')
    .executeTakeFirst();
  return first?.created_at;
}
