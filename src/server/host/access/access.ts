import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { HostRole } from '#contract/host/today.ts';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Call, type HandlerResult, mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { openedSession, type SignedIn } from '#server/platform/http/signed-in.ts';
import type { AccountRow } from '#server/platform/http/user-queries.ts';
import { findHostSession, type HostSession, lockAccess } from './access-queries.ts';
import { isLocal } from './demo-session.ts';

/** Milliseconds for which a session may use the desk, and for which a passkey counts as fresh. */
export const SESSION_LIFE = 12 * HOUR;
const FRESH = 15 * MINUTE;

export interface Host {
  user: AccountRow;
  sessionId: string;
  /** The person's role in each property. A call knows no other property. */
  roles: ReadonlyMap<number, HostRole>;
  propertyIds: readonly number[];
  /** The person may add homestays. */
  ownsSite: boolean;
  /** True for an owner without a passkey in this session, who may only make calls that lead to one. */
  needsPasskey: boolean;
  /** Returns whether the person has used a passkey within the last 15 minutes. */
  isFresh: () => boolean;
  /**
   * Runs `work` in a transaction that holds the session and the roles as they are. If the session has ended, a role has
   * changed or the proof has run out since the call was let in, nothing is written and the call is refused.
   */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

const HOST = 'host';

interface HostCall extends Endpoint {
  access: 'host';
}

/**
 * Mounts a call of the desk: 401 for a signed-out visitor, 404 for an account without a homestay, 403 for staff if an
 * owner is needed, and for an owner without a passkey in this session. A call writes by `host.inTransaction`.
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
    async (input) => {
      try {
        return await handler({ ...input, host: input.c.get(HOST) as Host });
      } catch (error) {
        if (error instanceof AccessEnded) return error.refusal;
        throw error;
      }
    },
    async (c) => {
      const found = await openedSession(c, deps);
      if (!found) return refuse('not_signed_in');
      const access = await readAccess(deps.db, deps, call, found);
      if (access instanceof Refusal) return access;
      const host: Host = {
        ...found,
        ...access,
        inTransaction: (work) =>
          inTransaction(deps.db, async (tx) => {
            await lockAccess(tx, found.sessionId, found.user.id);
            const now = await readAccess(tx, deps, call, found);
            if (now instanceof Refusal) throw new AccessEnded(now);
            if (!hasStill(now, access)) throw new AccessEnded(refuse('not_found'));
            return work(tx);
          }),
      };
      c.set(HOST, host);
      return undefined;
    },
  );
}

/** Ends a call, wherever it is, whose access ended after it was let in. */
class AccessEnded extends Error {
  override readonly name = 'AccessEnded';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`access ended: ${refusal.code}`);
    this.refusal = refusal;
  }
}

type Access = Omit<Host, keyof SignedIn | 'inTransaction'>;

/** Returns what a session may do by this call now. */
async function readAccess(
  db: Database | Tx,
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  call: HostCall,
  { user, sessionId }: SignedIn,
): Promise<Access | Refusal> {
  const session = await findHostSession(db, sessionId, user.id);
  if (!session) return refuse('not_signed_in');
  const needsNoRole = session.ownsSite && call.withoutHomestay === true;
  if (session.roles.size === 0 && !needsNoRole) return refuse('not_found');
  const now = clock();
  const isDemo = session.isDemo && isLocal(config);
  // A session without a passkey to renew can't go on: the person signs in again.
  const hasProof = mustProve(session) && !isDemo;
  if (!hasProof && isOlder(session.createdAt, SESSION_LIFE, now)) return refuse('not_signed_in');
  // If only owners may make the call, it knows only the homestays that the caller owns.
  const roles =
    call.role === 'owner'
      ? new Map([...session.roles].filter(([, role]) => role === 'owner'))
      : session.roles;
  if (roles.size === 0 && !needsNoRole) return refuse('owner_only');
  const needsPasskey = !isProven({ ...session, isDemo }, call.needsProof ? FRESH : SESSION_LIFE, now);
  if (needsPasskey && !call.withoutPasskey) return refuse('passkey_required');
  const isFresh = () => isProven({ ...session, isDemo }, FRESH, clock());
  const { ownsSite } = session;
  return { roles, propertyIds: [...roles.keys()], ownsSite, needsPasskey, isFresh };
}

/** Returns whether a call still has all with which it was let in. */
function hasStill(now: Access, then: Access): boolean {
  const hasRoles = [...then.roles].every(([id, role]) => now.roles.get(id) === role);
  return hasRoles && (now.ownsSite || !then.ownsSite);
}

/**
 * Returns whether the passkey's proof still counts. Owners need one each session, and again for acts that can't be
 * undone; staff need none.
 */
function isProven(session: HostSession, life: number, now: Date): boolean {
  const { isDemo, provenAt } = session;
  if (isDemo || !mustProve(session)) return true;
  return provenAt !== null && !isOlder(provenAt, life, now);
}

const mustProve = ({ ownsSite, roles }: HostSession) => ownsSite || [...roles.values()].includes('owner');

function isOlder(instant: Date, life: number, now: Date): boolean {
  return now.getTime() - instant.getTime() > life;
}

/** Returns the role that counts for a host of several homestays. */
export function highestRole(roles: Iterable<HostRole>): HostRole {
  return [...roles].includes('owner') ? 'owner' : 'staff';
}

/** Returns the name under which guests and other hosts know the person. */
export function nameOf({ user }: Pick<Host, 'user'>): string {
  return user.name ?? user.email;
}
