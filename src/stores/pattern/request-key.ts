import { Refusal } from '#client/errors.ts';

/** The keys of the requests that have no answer yet, by what they do. */
const keys = new Map<string, string>();

/**
 * Sends a request that must not be done twice, under a key that it keeps until an answer comes: after a lost answer the
 * same request is the same one to the server. `what` names the act and the thing, such as `payment 12`.
 */
export async function withKey<Answer>(what: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = keys.get(what) ?? crypto.randomUUID();
  keys.set(what, key);
  try {
    const answer = await send(key);
    keys.delete(what);
    return answer;
  } catch (error) {
    // With `idempotency_conflict` the first request has arrived: a new key would do the other one on top of it.
    if (error instanceof Refusal && error.code !== 'idempotency_conflict') keys.delete(what);
    throw error;
  }
}
