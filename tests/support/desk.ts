import { beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import type { TestHost } from './host.ts';
import { type HostBrowser, hostBrowser } from './host-browser.ts';

export function atDesk(api: TestApp, path: string, host?: TestHost): HostBrowser {
  let browser: HostBrowser | undefined;
  beforeEach(async () => {
    browser = await hostBrowser(api, path, host);
  });
  const opened = () => {
    if (!browser) throw new Error('The page is not open yet');
    return browser;
  };
  return {
    get wire() {
      return opened().wire;
    },
    get headers() {
      return opened().headers;
    },
    toasts: () => opened().toasts(),
  };
}
