import type { HostInvitation, HostPerson } from '#contract/host/people.ts';
import type { HostRole } from '#contract/host/today.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

export async function listPeopleOf(db: Database, propertyIds: readonly number[]): Promise<HostPerson[]> {
  const rows = await db
    .selectFrom('property_role')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['user_id', 'app_user.name', 'email', 'property_id', 'property.name as property_name', 'role'])
    .where('property_id', 'in', [0, ...propertyIds])
    .orderBy('email')
    .orderBy('property_id')
    .execute();
  return [...Map.groupBy(rows, ({ user_id }) => user_id).values()].flatMap((roles) => {
    const [first] = roles;
    if (!first) return [];
    const { user_id, name, email } = first;
    const properties = roles.map(({ property_id, property_name, role }) => {
      return { id: property_id, name: property_name, role };
    });
    return [{ user_id, name, email, properties }];
  });
}

/** Removes the roles of a person in some homestays; `last owner` if one of these would have none. */
export async function removeRoles(
  tx: Tx,
  userId: number,
  propertyIds: readonly number[],
): Promise<{ property_id: number; role: HostRole }[] | 'last owner'> {
  // The rows are locked, so that two owners who remove each other take turns.
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
  // A person without any role may no longer add homestays, either.
  const { length: rolesLeft } = await tx
    .selectFrom('property_role')
    .select('property_id')
    .where('user_id', '=', userId)
    .execute();
  if (theirs.length > 0 && rolesLeft === 0)
    await tx.deleteFrom('site_owner').where('user_id', '=', userId).execute();
  return theirs;
}

/** Returns the open invitations to some homestays. Those that also name others are not shown. */
export async function listInvitations(
  db: Database,
  propertyIds: readonly number[],
  now: Date,
): Promise<HostInvitation[]> {
  const rows = await db
    .selectFrom('host_invitation')
    .select(['id', 'email', 'phone', 'role', 'property_ids', 'expires_at'])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return (
    rows
      // An invitation from the terminal may name no homestay.
      .filter(({ property_ids }) => property_ids.length > 0)
      .filter(({ property_ids }) => property_ids.every((id) => propertyIds.includes(id)))
      .map(({ expires_at, ...row }) => ({ ...row, expires_at: expires_at.toISOString() }))
  );
}
