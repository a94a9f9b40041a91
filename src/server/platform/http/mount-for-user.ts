import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AppContext } from '../context.ts';
import { type Call, type HandlerResult, mount } from './mount.ts';
import { Refusal, refuse } from './refusal.ts';
import { openedSession, type SignedIn } from './signed-in.ts';
import { findSessionUser } from './user-queries.ts';

const SESSION = 'session';

interface UserCall extends Endpoint {
  access: 'signed-in';
}

type Deps = Pick<AppContext, 'db' | 'accounts' | 'clock'>;

/**
 * Mounts a call of a signed-in user, and refuses a visitor whatever they sent. `file` names a file that is also opened
 * by the key of its link.
 */
export function mountForUser<const E extends UserCall>(
  app: Hono,
  deps: Deps,
  call: E,
  handler: (input: Call<E> & SignedIn) => Promise<HandlerResult<E>> | HandlerResult<E>,
  file?: string,
): void {
  mount(
    app,
    call,
    (input) => handler({ ...input, ...(input.c.get(SESSION) as SignedIn) }),
    async (c) => {
      const session = (await openedSession(c, deps)) ?? (await sessionOfKey(deps, file, c.req.query('key')));
      if (session instanceof Refusal) return session;
      if (!session.user.email_verified_at && !call.withoutMailbox) return refuse('email_not_verified');
      c.set(SESSION, session);
      return undefined;
    },
  );
}

async function sessionOfKey(
  { db, accounts, clock }: Deps,
  file: string | undefined,
  key: string | undefined,
): Promise<SignedIn | Refusal> {
  if (file === undefined || key === undefined) return refuse('not_signed_in');
  const bearer = await accounts.fileKeys.read(file, key, clock());
  if (bearer === 'expired') return refuse('file_link_ended');
  const user = bearer && 'userId' in bearer && (await findSessionUser(db, bearer.sessionId, bearer.userId));
  return user ? { user, sessionId: bearer.sessionId } : refuse('not_found');
}
