import type { SessionAnswer } from '#contract/auth.ts';

/**
 * Says where the tokens of the signed-in user are. The session store registers itself here, so that calls do not depend
 * on that store. `access` and `refresh` must read storage at every call, because another tab may have renewed the
 * tokens a moment ago.
 */
export interface TokenSource {
  access: () => string | undefined;
  refresh: () => string | undefined;
  /** Reports a new pair of tokens in place of the refresh token `spent`, with the user as the server knows them. */
  renewed: (session: SessionAnswer, spent: string) => void;
  /** Reports that the refresh token was refused or is missing, so that the session is over. */
  ended: (refused: string | undefined) => void;
}

const nobody: TokenSource = {
  access: () => undefined,
  refresh: () => undefined,
  renewed: () => {},
  ended: () => {},
};

/** The value is a field of an object, because every page loads this file and has 4 KB for its script. */
const now = { source: nobody };

export function tokens(): TokenSource {
  return now.source;
}

/** Lets requests carry the stored token until the session itself is registered. */
export function carryToken(access: TokenSource['access']): void {
  if (now.source === nobody) now.source = { ...nobody, access };
}

/** Registers where tokens come from. Without a source, requests have no bearer token. */
export function registerTokens(other: TokenSource = nobody): void {
  now.source = other;
}
