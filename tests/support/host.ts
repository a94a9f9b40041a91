import type { HostRights, HostRole } from '#contract/host/today.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { createUser, findUserByEmail } from '#server/accounts/queries.ts';
import { openSession } from '#server/accounts/session-queries.ts';
import { saveRights, saveRoles, saveSiteOwner } from '#server/host/access/access-queries.ts';
import type { TestApp } from './app.ts';

export const SITE_DETAILS = {
  name: 'Saraswati Guest House',
  street: '12 VIP Road',
  city: 'Puri',
  postal_code: '752001',
  phone: '+91 94370 99999',
  email: 'stay@saraswati.example',
};

type Headers = { Authorization: string };

export interface TestHost {
  role?: HostRole;
  propertyIds?: number[];
  hasPasskey?: boolean;
  minutesAgo?: number;
  /** What an owner has allowed staff, in place of what was allowed before. */
  rights?: Partial<HostRights>;
}

const NO_RIGHTS: HostRights = { prices: false, void: false, refund: false, cancel: false };

/** Signs a host in and returns the headers. By default the passkey was used `minutesAgo` minutes ago. */
export async function hostHeaders(
  api: Pick<TestApp, 'deps'>,
  { role = 'owner', propertyIds = [1, 2], hasPasskey = true, minutesAgo = 0, rights = {} }: TestHost = {},
): Promise<Headers> {
  const { db, clock } = api.deps;
  const userId = await account(api, `${role}-${propertyIds.join('-')}@homestay.example`);
  await db.transaction().execute(async (tx) => {
    await saveRoles(tx, userId, propertyIds, role, clock());
    await saveRights(tx, userId, propertyIds, { ...NO_RIGHTS, ...rights });
  });
  return session(api, userId, hasPasskey ? new Date(clock().getTime() - minutesAgo * MINUTE) : null);
}

/** Signs in somebody who may add homestays and has none yet. */
export async function siteOwnerHeaders(api: Pick<TestApp, 'deps'>): Promise<Headers> {
  const { db, clock } = api.deps;
  const userId = await account(api, 'site-owner@homestay.example');
  await db.transaction().execute((tx) => saveSiteOwner(tx, userId, clock()));
  return session(api, userId, clock());
}

export async function guestHeaders(api: Pick<TestApp, 'deps'>, email: string): Promise<Headers> {
  return session(api, await account(api, email), null);
}

async function account({ deps: { db, clock } }: Pick<TestApp, 'deps'>, email: string): Promise<number> {
  const created = await createUser(db, { email, name: 'Sabita Das', phone: null, now: clock() });
  const user = created ?? (await findUserByEmail(db, email));
  if (!user) throw new Error(`no account for ${email}`);
  return user.id;
}

async function session(
  { deps: { db, clock, accounts } }: Pick<TestApp, 'deps'>,
  userId: number,
  provenAt: Date | null,
): Promise<Headers> {
  const { sessionId } = await openSession(db, userId, clock());
  await db.updateTable('session').set({ proven_at: provenAt }).where('id', '=', sessionId).execute();
  const token = await accounts.access.sign({ userId, sessionId }, clock());
  return { Authorization: `Bearer ${token}` };
}
