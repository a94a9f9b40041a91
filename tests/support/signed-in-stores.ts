import { call } from '#client/call.ts';
import { getMe } from '#contract/auth.ts';
import { $session } from '#stores/account/session.ts';

/** The session store then knows the host of `hostBrowser`, as after opening a page. */
export async function knowSession(): Promise<void> {
  const { user } = await call(getMe, {});
  $session.set({ state: 'signed-in', user });
}
