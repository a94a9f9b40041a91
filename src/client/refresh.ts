import { refreshSession } from '#contract/auth.ts';
import { parseAnswer } from './answer.ts';
import { connection } from './connection.ts';
import { addressOf, initOf } from './request.ts';
import { tokens } from './tokens.ts';

let running: Promise<string | undefined> | undefined;

/**
 * A new access token in place of `refused`, or nothing when the session is over. One refresh at a time, in this tab
 * and, where the browser has locks, in all of them: a refresh token is good once.
 */
export function renewToken(refused: string): Promise<string | undefined> {
  running ??= exclusively(() => renew(refused)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Browsers tell their other processes of stored values a moment late, in milliseconds. */
const TELLING = 100;

/** The answer comes at once; the next tab's turn once it can see what was stored. */
function exclusively<T>(action: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return action();
  return new Promise((resolve, reject) => {
    void locks.request('session-refresh', () =>
      action()
        .then(resolve, reject)
        .then(() => new Promise((told) => setTimeout(told, TELLING))),
    );
  });
}

async function renew(refused: string): Promise<string | undefined> {
  const source = tokens();
  const stored = source.access();
  // Another tab was faster.
  if (stored && stored !== refused) return stored;
  const refreshToken = source.refresh();
  if (!refreshToken) {
    source.ended(undefined);
    return undefined;
  }
  const { base, fetch } = connection();
  const parts = { body: { refresh_token: refreshToken } };
  const response = await fetch(
    addressOf(base, refreshSession, parts),
    initOf(refreshSession, parts, undefined),
  );
  if (response.ok) {
    const session = await parseAnswer(refreshSession.response, response);
    source.renewed(session, refreshToken);
    return session.access_token;
  }
  // Only a plain no ends the session; a server in trouble or a limit does not.
  if (response.status < 500 && response.status !== 429) source.ended(refreshToken);
  return undefined;
}
