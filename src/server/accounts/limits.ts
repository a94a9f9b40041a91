import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { tooManyTries } from '#messages/auth.ts';
import type { AppDeps } from '../deps.ts';
import { addressGroup, clientAddress } from '../http/client-address.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { countHit, forgetHits } from '../storage/rate-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  hits: number;
  seconds: number;
}

/** Per address kind enough for a family behind one router, per e-mail tight enough against guessing and flooding. */
export const LIMITS = {
  'check-email': {
    address: { hits: 120, seconds: 15 * MINUTE },
    subject: { hits: 30, seconds: 15 * MINUTE },
  },
  login: { address: { hits: 100, seconds: 15 * MINUTE }, subject: { hits: 10, seconds: 15 * MINUTE } },
  register: { address: { hits: 60, seconds: HOUR }, subject: { hits: 6, seconds: HOUR } },
  forgot: { address: { hits: 60, seconds: HOUR }, subject: { hits: 6, seconds: HOUR } },
  resend: { address: { hits: 60, seconds: HOUR }, subject: { hits: 6, seconds: HOUR } },
  password: { address: { hits: 60, seconds: 15 * MINUTE }, subject: { hits: 10, seconds: 15 * MINUTE } },
  'booking-link': {
    address: { hits: 120, seconds: 15 * MINUTE },
    subject: { hits: 60, seconds: 15 * MINUTE },
  },
  'find-booking': {
    address: { hits: 30, seconds: 15 * MINUTE },
    subject: { hits: 10, seconds: HOUR },
  },
  // What comes free is held for each place in turn: nobody keeps rooms from being sold with a hundred of them.
  waiting: { address: { hits: 20, seconds: DAY }, subject: { hits: 6, seconds: DAY } },
  // Refusing a view is an error in the visitor's console: an office behind one address never gets there.
  views: { address: { hits: 3000, seconds: 15 * MINUTE }, subject: { hits: 300, seconds: 15 * MINUTE } },
  // Each writes a row. A refused one costs the guest nothing: the site goes on with the price it knows.
  quote: { address: { hits: 1200, seconds: 15 * MINUTE }, subject: { hits: 600, seconds: 15 * MINUTE } },
} as const satisfies Record<string, { address: Limit; subject: Limit }>;

export type LimitedCall = keyof typeof LIMITS;

/** Hashed, so that the table holds no address and no e-mail. */
function keyOf(call: LimitedCall, kind: 'address' | 'subject', value: string): string {
  return createHash('sha256').update(`${call} ${kind} ${value}`).digest('base64url');
}

/** Counts a try against the caller's address and against its subject (an e-mail, a user). Answers a refusal over either limit. */
export async function countTry(
  { db, config, clock }: Pick<AppDeps, 'db' | 'config' | 'clock'>,
  c: Context,
  call: LimitedCall,
  subject: string,
): Promise<Refusal | undefined> {
  if (!config.rateLimits) return undefined;
  const now = clock();
  const address = addressGroup(clientAddress(c, config.trustProxy));
  for (const [kind, value] of [
    ['address', address],
    ['subject', subject],
  ] as const) {
    const limit = LIMITS[call][kind];
    const { hits, windowEnds } = await countHit(db, keyOf(call, kind, value), now, limit.seconds);
    if (hits > limit.hits) {
      const retryAfter = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
      return refuse('too_many_requests', { retryAfter }, tooManyTries(retryAfter));
    }
  }
  return undefined;
}

/** After a success the subject's failures no longer count. */
export async function forgiveTries(
  { db }: Pick<AppDeps, 'db'>,
  call: LimitedCall,
  subject: string,
): Promise<void> {
  await forgetHits(db, keyOf(call, 'subject', subject));
}
