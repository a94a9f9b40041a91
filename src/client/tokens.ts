import type { SessionAnswer } from '#contract/auth.ts';

/**
 * Where the tokens of the signed-in user are kept. The session store registers itself here, so that calls
 * do not depend on that store. `access` and `refresh` must read storage at every call, because
 * another tab may have renewed them a moment ago.
 */
export interface TokenSource {
  access: () => string | undefined;
  refresh: () => string | undefined;
  /** A new pair came in place of the refresh token `spent`, with the user as the server knows them. */
  renewed: (session: SessionAnswer, spent: string) => void;
  /** The refresh token was refused, or there is none: the session is over. */
  ended: (refused: string | undefined) => void;
}

const nobody: TokenSource = {
  access: () => undefined,
  refresh: () => undefined,
  renewed: () => {},
  ended: () => {},
};

/** An object of one field: every page loads it, within 4 KB of script. */
const now = { source: nobody };

export function tokens(): TokenSource {
  return now.source;
}

/** Until the session itself is registered, requests carry the token that is stored. */
export function carryToken(access: TokenSource['access']): void {
  if (now.source === nobody) now.source = { ...nobody, access };
}

/** Without a source, requests leave without a bearer token. */
export function registerTokens(other: TokenSource = nobody): void {
  now.source = other;
}
