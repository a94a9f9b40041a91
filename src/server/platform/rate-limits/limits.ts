import type { Context } from 'hono';
import { DAY, HOUR, MINUTE } from '#domain/dates/duration.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '../context.ts';
import { addressGroup, clientAddress, networkOf } from '../http/client-address.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { countHit } from './queries.ts';

export interface Limit {
  hits: number;
  /** Milliseconds. */
  per: number;
}

/** Limits how often any caller may make costly calls. Attempts to use an account are counted in attempts.ts. */
export const LIMITS = {
  // Freed rooms are held for each entry in turn, so a hundred entries must not block their sale.
  waiting: { address: { hits: 20, per: DAY }, subject: { hits: 6, per: DAY } },
  // A refused view is an error in the visitor's console: an office behind one address never reaches this limit.
  views: { address: { hits: 3000, per: 15 * MINUTE }, subject: { hits: 300, per: 15 * MINUTE } },
  // Each call writes a row. A refused one costs the guest nothing: the site continues with the price it has.
  quote: { address: { hits: 600, per: 15 * MINUTE }, subject: { hits: 600, per: 15 * MINUTE } },
  // The subjects of these are the session, the account or the booking; for a new booking it is the browser's own
  // address.
  refresh: { address: { hits: 300, per: 15 * MINUTE }, subject: { hits: 120, per: 15 * MINUTE } },
  upload: { address: { hits: 120, per: HOUR }, subject: { hits: 30, per: HOUR } },
  create: { address: { hits: 300, per: 15 * MINUTE }, subject: { hits: 150, per: 15 * MINUTE } },
  order: { address: { hits: 300, per: 15 * MINUTE }, subject: { hits: 60, per: 15 * MINUTE } },
  // A page that waits for a payment may request its change every three seconds.
  change: { address: { hits: 600, per: 15 * MINUTE }, subject: { hits: 400, per: 15 * MINUTE } },
  // Each call replaces a list of up to sixty.
  travellers: { address: { hits: 300, per: 15 * MINUTE }, subject: { hits: 60, per: 15 * MINUTE } },
  // Each call sends a mail to the host.
  message: { address: { hits: 60, per: HOUR }, subject: { hits: 20, per: HOUR } },
  // Each call may send a mail to the host.
  paid: { address: { hits: 60, per: HOUR }, subject: { hits: 10, per: HOUR } },
  // The subject is the token of the mail's link.
  review: { address: { hits: 120, per: HOUR }, subject: { hits: 30, per: HOUR } },
  // Each call reads all data of an account. A page asks for a file's head before the browser follows its link.
  'account-data': { address: { hits: 120, per: HOUR }, subject: { hits: 20, per: HOUR } },
  invitation: { address: { hits: 60, per: HOUR }, subject: { hits: 20, per: HOUR } },
  // Channels fetch the calendars of many rooms from one address.
  calendar: { address: { hits: 3000, per: 15 * MINUTE }, subject: { hits: 300, per: 15 * MINUTE } },
  // Each call makes a call to another site.
  feed: { address: { hits: 600, per: 15 * MINUTE }, subject: { hits: 120, per: 15 * MINUTE } },
  // An assistant asks for several stays in a row; a program that reads the whole calendar is stopped.
  tool: { address: { hits: 240, per: MINUTE }, subject: { hits: 240, per: MINUTE } },
  // Each call renders the invoice.
  invoice: { address: { hits: 300, per: 15 * MINUTE }, subject: { hits: 60, per: 15 * MINUTE } },
} as const satisfies Record<string, { address: Limit; subject: Limit }>;

/** A network may make this many times the calls of one address, so that its many addresses don't crowd out others. */
export const NETWORK_SHARE = 2;

type LimitDeps = Pick<AppContext, 'db' | 'config' | 'clock' | 'accounts'>;

/** Counts a hit on a key, which must not contain an address or e-mail. Returns a refusal over the limit. */
export async function checkLimit(
  { db, clock }: Pick<LimitDeps, 'db' | 'clock'>,
  key: string,
  limit: Limit,
): Promise<Refusal | undefined> {
  const now = clock();
  const { hits, windowEnds } = await countHit(db, key, now, limit.per);
  if (hits <= limit.hits) return undefined;
  const retryAfter = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  return refuse('too_many_requests', { retryAfter }, say().accountAuth.tooManyTries(retryAfter));
}

/** Counts a call against its subject, the caller's address and its network. Returns a refusal over any limit. */
export async function checkRateLimit(
  deps: LimitDeps,
  c: Context,
  call: keyof typeof LIMITS,
  subject: string | number,
): Promise<Refusal | undefined> {
  if (!deps.config.rateLimits) return undefined;
  const address = clientAddress(c, deps.config.trustProxy);
  const limits: Record<'address' | 'subject', Limit> = LIMITS[call];
  const network = { ...limits.address, hits: NETWORK_SHARE * limits.address.hits };
  for (const [kind, value, limit] of [
    ['subject', subject, limits.subject],
    ['address', addressGroup(address), limits.address],
    ['network', networkOf(address), network],
  ] as const) {
    const key = deps.accounts.sign(`call ${call} ${kind} ${value}`);
    const refusal = await checkLimit(deps, key, limit);
    if (refusal) return refusal;
  }
  return undefined;
}
