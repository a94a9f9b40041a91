import { registerTokens } from '#client/tokens.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import type { TestApp } from './app.ts';
import { visit } from './browser.ts';
import { browserOf, type Wire } from './browser-of.ts';
import { hostHeaders, type TestHost } from './host.ts';

/** What the desk says of an act whose answer was lost. */
export const LOST = {
  looking: 'We don’t know yet; looking…',
  asStored: 'This is how it is stored now. If it is not done, press again: nothing is done twice.',
  notReached:
    'We don’t know if it was done: the server can’t be reached. Press again when it is back: nothing is done twice.',
};

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
