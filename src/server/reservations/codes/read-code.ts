import type { Context } from 'hono';
import { HOUR } from '#domain/dates/duration.ts';
import { type Code, codeProblem } from '#domain/rates/codes.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { addressGroup, clientAddress } from '#server/platform/http/client-address.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkLimit } from '#server/platform/rate-limits/limits.ts';
import { removeHit } from '#server/platform/rate-limits/queries.ts';
import { findQuote } from '#server/reservations/quotes/quote-queries.ts';
import { countUses, findCode } from './code-queries.ts';
import type { CodeRow } from './schema.ts';

/** Unknown codes that one address may try: nobody finds a code by guessing. */
const UNKNOWN = { hits: 10, per: HOUR };

type Deps = Pick<AppContext, 'accounts' | 'clock' | 'config' | 'db'>;

/**
 * Returns the code that a request names, undefined without one. Only unknown ones count for the limit; the code of a quote
 * that the request names is no guess, so that guests behind one address don't stop each other.
 */
export async function readCode(
  deps: Deps,
  c: Context,
  { code: typed, quote_id }: { code?: string | null | undefined; quote_id?: string | null | undefined },
): Promise<CodeRow | Refusal | undefined> {
  const code = typed?.replaceAll(/\s/g, '').toUpperCase();
  if (!code) return undefined;
  const { accounts, clock, config, db } = deps;
  const isQuoted = quote_id ? (await findQuote(db, quote_id))?.code?.code === code : false;
  if (!config.rateLimits || isQuoted) return (await findCode(db, code)) ?? refuse('code_unknown');
  const key = accounts.sign(`unknown code ${addressGroup(clientAddress(c, config.trustProxy))}`);
  const tooMany = await checkLimit(deps, key, UNKNOWN);
  if (tooMany) return tooMany;
  const found = await findCode(db, code);
  if (!found) return refuse('code_unknown');
  await removeHit(db, key, clock());
  return found;
}

export const codeOf = (row: CodeRow): Code => ({
  percent: row.percent,
  rupees: row.rupees,
  propertyIds: row.property_ids,
  uses: row.uses,
  validUntil: row.valid_until,
  minimumNights: row.minimum_nights,
  isEnded: row.ended_at !== null,
});

/** Returns why a code can't be used for a stay now. In a transaction that takes a use the code must be locked. */
export async function refuseCode(
  db: Database | Tx,
  row: CodeRow,
  asked: { propertyId: number; nights: number; today: string; now: Date },
): Promise<Refusal | undefined> {
  const used = (await countUses(db, [row.id], asked.now)).get(row.id) ?? 0;
  const problem = codeProblem(codeOf(row), { ...asked, used });
  return problem && refuse(problem);
}
