import type { Sent, Wire } from './browser-of.ts';

type Which = (request: Sent) => boolean;

const all: Which = () => true;

export const requests = ({ sent }: Wire, method: string, path: RegExp): Sent[] =>
  sent.filter((request) => request.method === method && path.test(request.path));

/** Holds the answers to some requests back. The returned function releases them, and later answers pass. */
export function holdBack(wire: Wire, isMeant: Which = all): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = wire.intercept;
  wire.intercept = async (request, answer) => {
    // The order of requests is known now, but the order of answers is chance.
    const isHeld = isMeant(request);
    const answered = await before(request, answer);
    if (isHeld) await promise;
    return answered;
  };
  return resolve;
}

/** The returned function releases the answers and waits until all of them have been read. */
export function holdAnswers(wire: Wire, isMeant: Which = all): () => Promise<void> {
  const letGo = holdBack(wire, isMeant);
  return async () => {
    letGo();
    await wire.idle();
  };
}

/** Requests are processed, but their answers are lost until `connectAgain`. */
export function loseAnswers(wire: Wire, isMeant: Which = all): void {
  wire.intercept = async (request, answer) => {
    const answered = await answer();
    if (isMeant(request)) throw new TypeError('Failed to fetch');
    return answered;
  };
}

/** The server says that its database is unavailable, until `connectAgain`. */
export function recordsAreAway(wire: Wire): void {
  const body = { error: 'Our records are away.', code: 'database_unavailable' };
  wire.intercept = async () => Response.json(body, { status: 503 });
}
