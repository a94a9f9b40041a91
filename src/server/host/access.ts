import type { Context, Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { HostRole } from '#contract/host/today.ts';
import { HOUR, MINUTE } from '#domain/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import { type Call, type HandlerResult, mount } from '#server/platform/http/mount.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import type { AccountRow } from '#server/platform/http/user-queries.ts';
import { findHostSession, type HostSession } from './access-queries.ts';
import { isLocal } from './demo-session.ts';

/** How long a session may use the desk, and how long a passkey counts as fresh. */
export const SESSION_LIFE = 12 * HOUR;
const FRESH = 15 * MINUTE;

/** Who makes a call of the desk. */
export interface Host {
  user: AccountRow;
  sessionId: string;
  /** By property. A call knows no other property. */
  roles: ReadonlyMap<number, HostRole>;
  propertyIds: readonly number[];
  /** May add homestays. */
  ownsSite: boolean;
  /** An owner without a passkey in this session; only calls that lead to one let them in. */
  needsPasskey: boolean;
  /** They have proven themselves within the last 15 minutes. */
  isFresh: boolean;
}

const HOST = 'host';

interface HostCall extends Endpoint {
  access: 'host';
}

/**
 * Mounts a call of the desk. Who may make it is decided before its input is read: 401 signed out, 404 for an account
 * without a homestay, 403 for staff where an owner is needed, and for an owner without a passkey in this session.
 */
export function mountForHost<const E extends HostCall>(
  app: Hono,
  deps: AppContext,
  call: E,
  handler: (input: Call<E> & { host: Host }) => Promise<HandlerResult<E>> | HandlerResult<E>,
): void {
  mount(
    app,
    call,
    (input) => handler({ ...input, host: input.c.get(HOST) as Host }),
    async (c) => {
      const host = await readHost(c, deps, call);
      if (!('roles' in host)) return host;
      c.set(HOST, host);
      return undefined;
    },
  );
}

async function readHost(c: Context, deps: AppContext, call: HostCall): Promise<Host | Refusal> {
  const found = await signedIn(c, deps);
  if (!found) return refuse('not_signed_in');
  const session = await findHostSession(deps.db, found.sessionId, found.user.id);
  const needsNoRole = session?.ownsSite === true && call.withoutHomestay === true;
  if (!session || (session.roles.size === 0 && !needsNoRole)) return refuse('not_found');
  const now = deps.clock();
  if (isOlder(session.createdAt, SESSION_LIFE, now)) return refuse('not_signed_in');
  // Of several homestays, those that the caller owns.
  const roles =
    call.role === 'owner'
      ? new Map([...session.roles].filter(([, role]) => role === 'owner'))
      : session.roles;
  if (roles.size === 0 && !needsNoRole) return refuse('owner_only');
  const isDemo = session.isDemo && isLocal(deps.config);
  const needsPasskey = !isProven({ ...session, isDemo }, call.needsProof ? FRESH : SESSION_LIFE, now);
  if (needsPasskey && !call.withoutPasskey) return refuse('passkey_required');
  const isFresh = isProven({ ...session, isDemo }, FRESH, now);
  const { ownsSite } = session;
  return { ...found, roles, propertyIds: [...roles.keys()], ownsSite, needsPasskey, isFresh };
}

/** Owners prove themselves with a passkey once a session, and again for what can't be mended; staff need none. */
function isProven(session: HostSession, life: number, now: Date): boolean {
  const { isDemo, provenAt, roles, ownsSite } = session;
  if (isDemo || !(ownsSite || [...roles.values()].includes('owner'))) return true;
  return provenAt !== null && !isOlder(provenAt, life, now);
}

function isOlder(instant: Date, life: number, now: Date): boolean {
  return now.getTime() - instant.getTime() > life;
}

/** The role that counts for a host of several homestays. */
export function highestRole(roles: Iterable<HostRole>): HostRole {
  return [...roles].includes('owner') ? 'owner' : 'staff';
}

/** As guests and other hosts read it. */
export function nameOf({ user }: Pick<Host, 'user'>): string {
  return user.name ?? user.email;
}
