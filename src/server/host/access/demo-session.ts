import type { HostRole } from '#contract/host/today.ts';
import { createUser, findUserByEmail, updateUser } from '#server/accounts/queries.ts';
import type { UserRow } from '#server/accounts/schema.ts';
import { openSession } from '#server/accounts/session-queries.ts';
import { isDemo } from '#server/host/demo.ts';
import { DEMO_HOMESTAYS } from '#server/host/demo-homestays.ts';
import { isLoopbackName } from '#server/platform/config.ts';
import type { AppConfig, AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { saveRoles } from './access-queries.ts';

interface DemoSession {
  user: UserRow;
  sessionId: string;
  refreshToken: string;
  role: HostRole;
}

/** Returns whether only the machine of the server can reach it, and shows it the demo. */
export function isLocal({ demoData, siteUrl, allowedHosts }: AppConfig): boolean {
  return demoData && allowedHosts === 'loopback' && isLoopbackName(new URL(siteUrl).hostname);
}

/** Returns whether `signInDemoHost` would open a session. */
export async function hasDemoSession({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<boolean> {
  return isLocal(config) && isDemo(await listPropertyNames(db));
}

/**
 * Signs in as a demo host of one homestay or of both. Undefined unless only this machine can reach the server and the
 * demo homestays are there. It knows no other homestay.
 */
export async function signInDemoHost(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  { role, propertyId }: { role: HostRole; propertyId: number | undefined },
): Promise<DemoSession | undefined> {
  if (!isLocal(config)) return undefined;
  const now = clock();
  return inTransaction(db, async (tx) => {
    if (!isDemo(await listPropertyNames(tx))) return undefined;
    const own = DEMO_HOMESTAYS.filter(({ id }) => propertyId === undefined || id === propertyId);
    if (own.length === 0) return undefined;
    // `.invalid` is no domain of the internet, so no mail reaches it.
    const email = `${role}-${propertyId ?? 'all'}@demo.invalid`;
    const name = role === 'owner' ? 'Demo owner' : 'Demo staff';
    const user =
      (await createUser(tx, { email, name, phone: null, now })) ?? (await findUserByEmail(tx, email));
    if (!user) throw new Error(`There is no account for ${email}`);
    await updateUser(tx, user.id, { email_verified_at: now });
    await saveRoles(
      tx,
      user.id,
      own.map(({ id }) => id),
      role,
      now,
    );
    const session = await openSession(tx, user.id, now, { isDemo: true });
    return { user: { ...user, email_verified_at: now }, role, ...session };
  });
}
