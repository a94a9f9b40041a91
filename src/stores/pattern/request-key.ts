import { Refusal } from '#client/errors.ts';

const keys = new Map<string, string>();

/**
 * Sends a request that the server must not do twice. It keeps its key until an answer comes, so that the server
 * recognizes a repeated request. `what` names the act and the thing, such as `payment 12`.
 */
export async function withKey<Answer>(what: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = keys.get(what) ?? crypto.randomUUID();
  keys.set(what, key);
  try {
    const answer = await send(key);
    keys.delete(what);
    return answer;
  } catch (error) {
    // `idempotency_conflict` means that the first request has arrived; a new key would repeat it.
    if (error instanceof Refusal && error.code !== 'idempotency_conflict') keys.delete(what);
    throw error;
  }
}
