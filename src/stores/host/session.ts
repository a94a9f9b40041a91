import { atom, computed } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { findDemoSession, getHost, openDemoSession } from '#contract/host/today.ts';
import { HOST_NOT_LOADED } from '#messages/host/desk.ts';
import { $session, keepSession, openSession } from '#stores/account/session.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { once } from '#stores/browser/once.ts';

export type HostUser = z.infer<typeof getHost.response>;

/** `guest`: an account without a homestay. `offline`: the server could not be reached. */
export type HostState =
  | { state: 'unknown' }
  | { state: 'signed-out'; hasDemo: boolean }
  | { state: 'guest' }
  | { state: 'passkey'; host: HostUser }
  | { state: 'ready'; host: HostUser }
  | { state: 'offline' }
  | { state: 'failed'; message: string };

export const UNKNOWN_HOST: HostState = { state: 'unknown' };
export const $host = atom<HostState>(UNKNOWN_HOST);

type Rights = HostUser['properties'][number]['rights'];

/** What the host may do in at least one homestay: the server decides in which. All, until the host is known. */
export const $rights = computed($host, (host): Rights => {
  const has = (right: keyof Rights) =>
    !('host' in host) || host.host.properties.some(({ rights }) => rights[right]);
  return { prices: has('prices'), void: has('void'), refund: has('refund'), cancel: has('cancel') };
});

export const openHost = once(async (): Promise<void> => {
  await openSession();
  $session.subscribe(() => void loadHost());
});

export async function loadHost(): Promise<void> {
  const session = $session.get();
  if (session.state === 'unknown') return;
  if (session.state === 'signed-out') return showSignedOut();
  try {
    const host = await call(getHost, {});
    $host.set({ state: host.needs_passkey ? 'passkey' : 'ready', host });
  } catch (error) {
    $host.set(stateAfter(error));
  }
}

function stateAfter(error: unknown): HostState {
  if (!(error instanceof Refusal)) return { state: 'offline' };
  if (error.status === 404) return { state: 'guest' };
  if (error.status === 401) return { state: 'signed-out', hasDemo: false };
  return { state: 'failed', message: failureSentence(error, HOST_NOT_LOADED) };
}

/** Only the server's own machine may have a demo. On other sites the request would fail, so it is not sent. */
async function showSignedOut(): Promise<void> {
  $host.set({ state: 'signed-out', hasDemo: false });
  if (!/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)) return;
  try {
    const { available } = await call(findDemoSession, {});
    if (available && $host.get().state === 'signed-out') $host.set({ state: 'signed-out', hasDemo: true });
  } catch (error) {
    // A refusal is expected: a request through a tunnel has no demo.
    if (!(error instanceof Refusal)) console.error('The demo could not be asked for', error);
  }
}

export async function openDemo(): Promise<void> {
  try {
    keepSession(await call(openDemoSession, { body: {} }));
  } catch (error) {
    $host.set({ state: 'failed', message: failureSentence(error, HOST_NOT_LOADED) });
  }
}
