import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { PROOF_OF_WORK } from '#contract/reservation.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import { countHit } from '#server/platform/rate-limits/queries.ts';

/** A phone tries some 256 keys of 5,000 rounds in about a second; the guest need not do anything. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' };
const VALID = 10 * MINUTE;

type Deps = Pick<AppContext, 'accounts' | 'clock' | 'db'>;

const secretOf = ({ accounts }: Deps) => accounts.sign('proof of work');

/** Returns the challenge that a browser must solve before it may hold more. */
export function createWork(deps: Deps): Promise<Challenge> {
  const ends = deps.clock().getTime() + VALID;
  return createChallenge({ ...WORK, deriveKey, data: { ends }, hmacSignatureSecret: secretOf(deps) });
}

const proof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(WORK.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(WORK.cost),
      keyLength: z.literal(32),
      keyPrefix: z.literal(WORK.keyPrefix),
      data: z.object({ ends: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Returns whether a request has the solution of one of our challenges, in time and for the first time. */
export async function hasSolvedWork(c: Context, deps: Deps): Promise<boolean> {
  const sent = readProof(c.req.header(PROOF_OF_WORK) ?? '');
  if (!sent || sent.challenge.parameters.data.ends <= deps.clock().getTime()) return false;
  const { verified } = await verifySolution({ ...sent, deriveKey, hmacSignatureSecret: secretOf(deps) });
  if (!verified) return false;
  const key = deps.accounts.sign(`work ${sent.challenge.signature}`);
  return (await countHit(deps.db, key, deps.clock(), VALID)).hits === 1;
}

function readProof(header: string) {
  try {
    const parsed = z.safeParse(proof, JSON.parse(Buffer.from(header, 'base64').toString()));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
