import { registerTokens } from '#client/tokens.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import type { TestApp } from './app.ts';
import { visit } from './browser.ts';
import { browserOf, type Wire } from './browser-of.ts';
import { hostHeaders, type TestHost } from './host.ts';

export interface HostBrowser {
  wire: Wire;
  headers: { Authorization: string };
  toasts: () => string[];
}

/** Opens a page of the desk for a signed-in host. By default it is an owner of both homestays with a fresh proof. */
export async function hostBrowser(api: TestApp, path = '/host', host: TestHost = {}): Promise<HostBrowser> {
  return openDesk(api, path, await hostHeaders(api, host));
}

export function openDesk(api: TestApp, path: string, headers: HostBrowser['headers']): HostBrowser {
  const access = () => headers.Authorization.replace('Bearer ', '');
  registerTokens({ access, refresh: () => undefined, renewed: () => {}, ended: () => {} });
  visit(path);
  takeToasts();
  return { wire: browserOf(api), headers, toasts: () => takeToasts().map(({ text }) => text) };
}
