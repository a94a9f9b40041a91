import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AppContext } from '../context.ts';
import { type Call, type HandlerResult, mount } from './mount.ts';
import { refuse } from './refusal.ts';
import { openedSession, type SignedIn } from './signed-in.ts';

const SESSION = 'session';

interface UserCall extends Endpoint {
  access: 'signed-in';
}

/** Mounts a call of a signed-in user, and refuses a visitor whatever they sent. */
export function mountForUser<const E extends UserCall>(
  app: Hono,
  deps: Pick<AppContext, 'db' | 'accounts' | 'clock'>,
  call: E,
  handler: (input: Call<E> & SignedIn) => Promise<HandlerResult<E>> | HandlerResult<E>,
): void {
  mount(
    app,
    call,
    (input) => handler({ ...input, ...(input.c.get(SESSION) as SignedIn) }),
    async (c) => {
      const session = await openedSession(c, deps);
      if (!session) return refuse('not_signed_in');
      if (!session.user.email_verified_at && !call.withoutMailbox) return refuse('email_not_verified');
      c.set(SESSION, session);
      return undefined;
    },
  );
}
