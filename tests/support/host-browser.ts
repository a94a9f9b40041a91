import { registerTokens } from '#client/tokens.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import type { TestApp } from './app.ts';
import { visit } from './browser.ts';
import { browserOf, type Wire } from './browser-of.ts';
import { hostHeaders, type TestHost } from './host.ts';

/** The desk's stores, connected to the app. */
export interface HostBrowser {
  wire: Wire;
  /** For calls beside the stores: another browser of the same host. */
  headers: { Authorization: string };
  /** The sentences of the toasts since the last call, oldest first. */
  toasts: () => string[];
}

/** Opens a page of the desk as a host who is signed in: by default an owner of both test homestays with a fresh proof. */
export async function hostBrowser(api: TestApp, path = '/host', host: TestHost = {}): Promise<HostBrowser> {
  return openDesk(api, path, await hostHeaders(api, host));
}

/** The same for whoever these headers sign in. */
export function openDesk(api: TestApp, path: string, headers: HostBrowser['headers']): HostBrowser {
  const access = () => headers.Authorization.replace('Bearer ', '');
  registerTokens({ access, refresh: () => undefined, renewed: () => {}, ended: () => {} });
  visit(path);
  takeToasts();
  return { wire: browserOf(api), headers, toasts: () => takeToasts().map(({ text }) => text) };
}
