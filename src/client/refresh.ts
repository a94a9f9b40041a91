import { refreshSession } from '#contract/auth.ts';
import { parseAnswer } from './answer.ts';
import { connection } from './connection.ts';
import { addressOf, initOf } from './request.ts';
import { tokens } from './tokens.ts';

/**
 * Returns a new access token in place of `refused`, or nothing when the session is over. One refresh at a time, in this
 * tab and, where the browser has locks, in all of them: a refresh token is valid once.
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
/** How long another tab may take to see a stored value, usually and in a busy browser, in milliseconds. */
const STORAGE_DELAY = 100;
const LONGEST_STORAGE_DELAY = 1000;
const wait = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/**
 * The answer comes at once; the next tab's turn once it should see what was stored. `waited` is true for one that had
 * to wait for another.
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

/** Returns the token that another tab has stored in place of `refused`: looked for a while where one was at it. */
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
  // Only a refusal ends the session; a server in trouble or a limit does not.
  if (response.status < 500 && response.status !== 429) source.ended(refreshToken);
  return undefined;
}
