import type { Context } from 'hono';
import { HOUR } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import { addressGroup, clientAddress } from '#server/platform/http/client-address.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkLimit } from '#server/platform/rate-limits/limits.ts';
import { countHit, removeHit } from '#server/platform/rate-limits/queries.ts';
import { createWork, hasSolvedWork } from '#server/reservations/holds/proof-of-work.ts';

/** What one address may ask in an hour: answers, and calls with those that were refused for want of work. */
const ANSWERS = { hits: 30, per: HOUR };
const CALLS = { hits: 300, per: HOUR };

/**
 * Wrong codes in an hour after which the next guess costs work, however many addresses they came from. A right code
 * with work is always answered, so nobody can silence another's check.
 */
const WRONG = { reference: 10, all: 300 };

type Deps = Pick<AppContext, 'accounts' | 'clock' | 'config' | 'db'>;

/** Counts an answer for an address. Returns a refusal over the limit. */
export async function countAnswer(deps: Deps, c: Context): Promise<Refusal | undefined> {
  if (!deps.config.rateLimits) return undefined;
  const address = addressOf(deps, c);
  return (
    (await checkLimit(deps, deps.accounts.sign(`check call ${address}`), CALLS)) ??
    (await checkLimit(deps, answersKey(deps, address), ANSWERS))
  );
}

export interface Guess {
  refusal?: Refusal;
  /** Must be called for a right code, because only wrong ones count. */
  wasRight(): Promise<void>;
}

/** Counts a guess of a booking's code. Refused ones count neither as a guess nor as an answer. */
export async function countGuess(deps: Deps, c: Context, reference: number | undefined): Promise<Guess> {
  if (!deps.config.rateLimits) return { wasRight: async () => {} };
  const { accounts, clock, db } = deps;
  const keys = [
    { key: accounts.sign(`check wrong ${reference ?? 'unreadable'}`), most: WRONG.reference },
    { key: accounts.sign('check wrong any'), most: WRONG.all },
  ];
  const forget = async (...counted: string[]) => {
    for (const key of counted) await removeHit(db, key, clock());
  };
  let needsWork = false;
  for (const { key, most } of keys) {
    const { hits } = await countHit(db, key, clock(), HOUR);
    needsWork ||= hits > most;
  }
  const wasRight = () => forget(...keys.map(({ key }) => key));
  if (!needsWork || (await hasSolvedWork(c, deps))) return { wasRight };
  await wasRight();
  await forget(answersKey(deps, addressOf(deps, c)));
  return { refusal: refuse('proof_required', { challenge: await createWork(deps) }), wasRight };
}

const addressOf = ({ config }: Deps, c: Context) => addressGroup(clientAddress(c, config.trustProxy));
const answersKey = ({ accounts }: Deps, address: string) => accounts.sign(`check answer ${address}`);
