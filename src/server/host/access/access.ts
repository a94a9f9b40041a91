import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { HostRights, HostRole } from '#contract/host/today.ts';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import { DEMO_HOMESTAYS } from '#server/host/demo-homestays.ts';
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
  /** The person may change the words of the site: who may add homestays, and the demo's owner. */
  ownsWords: boolean;
  /** True for a person who must use a passkey before anything else, and may only make calls that lead to that. */
  needsPasskey: boolean;
  /** Returns whether the person has used a passkey within the last 15 minutes. */
  isFresh: () => boolean;
  /**
   * Ends the call with `right_missing` if the person lacks a right in a property, or with `passkey_required` without a
   * fresh proof. Within `inTransaction` this is decided as it is there, and nothing is written.
   */
  require: (right: keyof HostRights, propertyId: number, proof?: 'fresh proof') => void;
  /** Returns the right that the call has required last, for the history. */
  usedRight: () => keyof HostRights | null;
  /**
   * Runs `work` in a transaction that holds the session, the roles and the rights as they are. If the session has ended,
   * a role has changed or the proof has run out since the call was let in, nothing is written and the call is refused.
   */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

const HOST = 'host';

interface HostCall extends Endpoint {
  access: 'host';
}

/**
 * Mounts a call of the desk: 401 for a signed-out visitor, 404 for an account without a homestay, 403 for staff if an
 * owner is needed, and for a person who must first use a passkey. A call writes by `host.inTransaction`.
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
      let current = access;
      let used: keyof HostRights | null = null;
      const host: Host = {
        ...found,
        ...access,
        isFresh: () => current.isFresh(),
        require: (right, propertyId, proof) => {
          if (!current.may(right, propertyId)) throw new AccessEnded(refuse('right_missing'));
          if (proof && !current.isFresh()) throw new AccessEnded(refuse('passkey_required'));
          used = right;
        },
        usedRight: () => used,
        inTransaction: (work) =>
          inTransaction(deps.db, async (tx) => {
            await lockAccess(tx, found.sessionId, found.user.id);
            const now = await readAccess(tx, deps, call, found);
            if (now instanceof Refusal) throw new AccessEnded(now);
            if (!hasStill(now, access)) throw new AccessEnded(refuse('not_found'));
            current = now;
            used = null;
            return work(tx);
          }),
      };
      c.set(HOST, host);
      return undefined;
    },
  );
}

/** Ends a call, wherever it is, whose access has ended since it was let in, or does not reach so far. */
class AccessEnded extends Error {
  override readonly name = 'AccessEnded';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`access ended: ${refusal.code}`);
    this.refusal = refusal;
  }
}

interface Access extends Omit<Host, keyof SignedIn | 'inTransaction' | 'require' | 'usedRight'> {
  may: (right: keyof HostRights, propertyId: number) => boolean;
}

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
  const { createdAt, hasPasskey, ownsSite } = session;
  const isProven = (life: number, at: Date) =>
    isDemo || (session.provenAt !== null && !isOlder(session.provenAt, life, at));
  const hasEnded = isOlder(createdAt, SESSION_LIFE, now) && (isDemo || !isProven(SESSION_LIFE, now));
  // A passkey lets the session go on; who has none signs in again.
  if (hasEnded && (isDemo || !hasPasskey)) return refuse('not_signed_in');
  // If only owners may make the call, it knows only the homestays that the caller owns.
  const roles =
    call.role === 'owner'
      ? new Map([...session.roles].filter(([, role]) => role === 'owner'))
      : session.roles;
  if (roles.size === 0 && !needsNoRole) return refuse('owner_only');
  // Owners use one in each session; staff only after its end, and for acts that can't be undone.
  const needsPasskey = mustProve(session) ? !isProven(SESSION_LIFE, now) : hasEnded;
  const needsProof = call.needsProof === true && !isProven(FRESH, now);
  if ((needsPasskey || needsProof) && !call.withoutPasskey) return refuse('passkey_required');
  return {
    roles,
    propertyIds: [...roles.keys()],
    ownsSite,
    ownsWords: ownsSite || (isDemo && DEMO_HOMESTAYS.every(({ id }) => roles.get(id) === 'owner')),
    needsPasskey,
    isFresh: () => isProven(FRESH, clock()),
    may: (right, propertyId) => session.rights.get(propertyId)?.[right] === true,
  };
}

/** Returns whether a call still has all with which it was let in. */
function hasStill(now: Access, then: Access): boolean {
  const hasRoles = [...then.roles].every(([id, role]) => now.roles.get(id) === role);
  return hasRoles && (now.ownsSite || !then.ownsSite);
}

const mustProve = ({ ownsSite, roles }: HostSession) => ownsSite || [...roles.values()].includes('owner');

function isOlder(instant: Date, life: number, now: Date): boolean {
  return now.getTime() - instant.getTime() > life;
}

/** Returns the role that counts for a host of several homestays. */
export function highestRole(roles: Iterable<HostRole>): HostRole {
  return [...roles].includes('owner') ? 'owner' : 'staff';
}

export const isOwnerOf = ({ roles }: Pick<Host, 'roles'>, propertyId: number): boolean =>
  roles.get(propertyId) === 'owner';

/** Returns the homestays of a call, or the one that it names; undefined if that is none of theirs. */
export function scopeOf(
  { propertyIds }: Pick<Host, 'propertyIds'>,
  only: number | undefined,
): readonly number[] | undefined {
  if (only === undefined) return propertyIds;
  return propertyIds.includes(only) ? [only] : undefined;
}

/** Returns the name under which guests and other hosts know the person. */
export function nameOf({ user }: Pick<Host, 'user'>): string {
  return user.name ?? user.email;
}
