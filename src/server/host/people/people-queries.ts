import type { HostInvitation, HostPerson } from '#contract/host/people.ts';
import type { Database } from '#server/platform/database/database.ts';

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
