import type { Sent, Wire } from './browser-of.ts';

/** Holds answers back until the returned function is called. The server has done its work by then. */
export function holdAnswers(
  wire: Wire,
  isHeld: (request: Sent) => boolean = () => true,
): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.intercept = async (request, answer) => {
    const response = await answer();
    if (isHeld(request)) await promise;
    return response;
  };
  return async () => {
    wire.connectAgain();
    resolve();
    await wire.idle();
  };
}

/** The server does what it is asked, and its answers are lost on the way. */
export function loseAnswers(wire: Wire): void {
  wire.intercept = async (_, answer) => {
    await answer();
    throw new TypeError('Failed to fetch');
  };
}

/** The server says that its database is away. */
export function recordsAreAway(wire: Wire): void {
  const body = { error: 'Our records are away.', code: 'database_unavailable' };
  wire.intercept = async () => Response.json(body, { status: 503 });
}
