import { refreshSession } from '#contract/auth.ts';
import { parseAnswer } from './answer.ts';
import { connection } from './connection.ts';
import { addressOf, initOf } from './request.ts';
import { tokens } from './tokens.ts';

/**
 * Returns a new access token in place of `refused`, or nothing if the session is over. Only one refresh runs at a time
 * in this tab and, if the browser has locks, in all tabs, because a refresh token is valid once.
 */
export const renewToken = createRenewal();

function createRenewal() {
  let running: Promise<string | undefined> | undefined;
  return (refused: string): Promise<string | undefined> => {
    running ??= exclusively((waited) => renew(refused, waited)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

const LOCK = 'session-refresh';
/** Milliseconds until another tab sees a stored value: usually, and in a busy browser. */
const STORAGE_DELAY = 100;
const LONGEST_STORAGE_DELAY = 1000;
const wait = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/**
 * Returns the action's result at once, but lets the next tab begin only when it should see what was stored. `waited` is
 * true if the action had to wait for another tab.
 */
async function exclusively<T>(action: (waited: boolean) => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return action(false);
  return new Promise((resolve, reject) => {
    const take = async (waited: boolean) => {
      await action(waited).then(resolve, reject);
      await wait(STORAGE_DELAY);
    };
    void locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await take(false);
      else void locks.request(LOCK, () => take(true));
    });
  });
}

/**
 * Returns the token that another tab has stored in place of `refused`. If another tab was refreshing, waits a while for
 * it.
 */
async function renewedElsewhere(refused: string, waited: boolean): Promise<string | undefined> {
  const end = Date.now() + (waited ? LONGEST_STORAGE_DELAY : 0);
  for (;;) {
    const stored = tokens().access();
    if (stored !== refused || Date.now() >= end) return stored === refused ? undefined : stored;
    await wait(STORAGE_DELAY / 5);
  }
}

async function renew(refused: string, waited: boolean): Promise<string | undefined> {
  const source = tokens();
  const elsewhere = await renewedElsewhere(refused, waited);
  if (elsewhere) return elsewhere;
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
  // Only a refusal ends the session; a failing server or a rate limit does not.
  if (response.status < 500 && response.status !== 429) source.ended(refreshToken);
  return undefined;
}
