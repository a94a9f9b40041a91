import type { HostInvitation, HostPerson } from '#contract/host/people.ts';
import type { HostRights } from '#contract/host/today.ts';
import { RIGHT_COLUMNS, rightsOf, takeUntoldStaff } from '#server/host/access/access-queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

/** Returns who has a role in some homestays. A right is true if the person has it in all of these where they work. */
export async function listPeopleOf(db: Database | Tx, propertyIds: readonly number[]): Promise<HostPerson[]> {
  const rows = await db
    .selectFrom('property_role')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['user_id', 'app_user.name', 'email', 'property_id', 'property.name as property_name', 'role'])
    .select(RIGHT_COLUMNS)
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
    return [{ user_id, name, email, properties, rights: inAll(roles.map(rightsOf)) }];
  });
}

function inAll(rights: readonly HostRights[]): HostRights {
  const has = (right: keyof HostRights) => rights.every((own) => own[right]);
  return { prices: has('prices'), void: has('void'), refund: has('refund'), cancel: has('cancel') };
}

/**
 * Returns the owners of staff who joined before there were rights, and the names of these staff. Each is returned once.
 */
export async function takeUntoldOwners(tx: Tx): Promise<{ email: string; staff: string[] }[]> {
  const staff = await takeUntoldStaff(tx);
  const people = await listPeopleOf(tx, [...new Set(staff.map(({ property_id }) => property_id))]);
  return people.flatMap(({ email, properties }) => {
    const owned = properties.filter(({ role }) => role === 'owner').map(({ id }) => id);
    const theirs = staff.filter(({ property_id }) => owned.includes(property_id));
    const ids = [...new Set(theirs.map(({ user_id }) => user_id))];
    const names = people.filter(({ user_id }) => ids.includes(user_id)).map((one) => one.name ?? one.email);
    return names.length > 0 ? [{ email, staff: names }] : [];
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
