import type { Context } from 'hono';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import { asciiEmail } from '#domain/party/email.ts';
import type { AppContext } from '../context.ts';
import { addressGroup, clientAddress } from '../http/client-address.ts';
import type { Refusal } from '../http/refusal.ts';
import { knownDevice } from './known-device.ts';
import { checkLimit, type Limit } from './limits.ts';
import { removeHit, resetLimit } from './queries.ts';

/**
 * Limits attempts to use an account: `own` for one address at one account, or for a proven owner; `address` for all
 * behind one address, such as a family or an office; `account` for all strangers together, who may have many addresses.
 * Mails need no third limit: strangers cause three a day to a mailbox (stranger-mail.ts).
 */
const PURPOSES = {
  'sign-in': {
    own: { hits: 10, per: 15 * MINUTE },
    address: { hits: 100, per: 15 * MINUTE },
    account: { hits: 30, per: 15 * MINUTE },
  },
  // The person has a session already, and so knows the password.
  passkey: {
    own: { hits: 10, per: 15 * MINUTE },
    address: { hits: 60, per: 15 * MINUTE },
    account: { hits: 30, per: 15 * MINUTE },
  },
  'change-password': secret(),
  'first-password': secret(),
  'reset-password': secret(),
  'open-booking': { own: { hits: 120, per: 15 * MINUTE }, address: { hits: 120, per: 15 * MINUTE } },
  'open-entry': { own: { hits: 120, per: 15 * MINUTE }, address: { hits: 120, per: 15 * MINUTE } },
  'check-email': { own: { hits: 30, per: 15 * MINUTE }, address: { hits: 120, per: 15 * MINUTE } },
  'sign-up-mail': mails(),
  'repeat-mail': mails(),
  'reset-mail': mails(),
  'booking-mail': { own: { hits: 10, per: HOUR }, address: { hits: 30, per: 15 * MINUTE } },
} as const satisfies Record<string, Purpose>;

interface Purpose {
  own: Limit;
  address: Limit;
  account?: Limit;
}

function secret(): Purpose {
  return { own: { hits: 10, per: 15 * MINUTE }, address: { hits: 60, per: 15 * MINUTE } };
}

function mails(): Purpose {
  return { own: { hits: 6, per: HOUR }, address: { hits: 60, per: HOUR } };
}

type TryDeps = Pick<AppContext, 'db' | 'config' | 'clock' | 'accounts'>;

export interface Attempt {
  /** Set if a limit is exceeded: the attempt must not be made. */
  refusal?: Refusal;
  /** Must be called after a success, because only failures count. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try at an account, named by its e-mail or its number. A browser that its owner has used before is counted
 * by itself, and so is a request with a valid `proof` (a session, a mailed token): strangers' tries never block
 * these. A refused try counts only where the limit is.
 */
export async function countAttempt(
  deps: TryDeps,
  c: Context,
  purpose: keyof typeof PURPOSES,
  idOrEmail: number | string,
  proof?: string,
): Promise<Attempt> {
  const { db, config, clock } = deps;
  if (!config.rateLimits) return { succeeded: async () => {} };
  const account = typeof idOrEmail === 'string' ? asciiEmail(idOrEmail) : idOrEmail;
  const buckets = await bucketsOf(deps, c, PURPOSES[purpose], account, proof);
  const countedKeys: string[] = [];
  const removeHits = async (keys: string[]) => {
    for (const key of keys) await removeHit(db, key, clock());
  };
  const succeeded = async () => {
    const [own = '', ...shared] = countedKeys;
    await resetLimit(db, own);
    await removeHits(shared);
  };
  for (const { name, limit } of buckets) {
    const key = deps.accounts.sign(`try ${purpose} ${name}`);
    const refusal = await checkLimit(deps, key, limit);
    if (refusal) {
      await removeHits(countedKeys);
      return { refusal, succeeded };
    }
    countedKeys.push(key);
  }
  return { succeeded };
}

/** Returns the buckets in which an attempt counts; the first belongs to this caller alone. */
async function bucketsOf(
  deps: TryDeps,
  c: Context,
  limits: Purpose,
  account: number | string,
  proof: string | undefined,
): Promise<{ name: string; limit: Limit }[]> {
  const { own: limit } = limits;
  if (proof !== undefined) return [{ name: `proof ${account} ${proof}`, limit }];
  const device = await knownDevice(c, deps, account);
  if (device !== undefined) return [{ name: `device ${account} ${device}`, limit }];
  const address = addressGroup(clientAddress(c, deps.config.trustProxy));
  return [
    { name: `pair ${account} ${address}`, limit },
    { name: `address ${address}`, limit: limits.address },
    ...(limits.account ? [{ name: `account ${account}`, limit: limits.account }] : []),
  ];
}
