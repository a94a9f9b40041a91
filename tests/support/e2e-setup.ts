import { ensureChromium } from './chromium.ts';
import { startSite } from './site.ts';

/** Playwright calls this before the browser tests, and calls the returned function after them. */
export default async function setup(): Promise<() => Promise<void>> {
  ensureChromium();
  // With `E2E_URL`, the tests use a server that is running already.
  if (process.env.E2E_URL) return async () => {};
  // All rate limits are on. A proxy gives each test a network of its own, and behind a proxy the sandboxes run only
  // if the settings name them.
  const { url, stop } = await startSite({ TRUST_PROXY: '1', PAYMENTS: 'sandbox', MAIL: 'mailbox' });
  process.env.E2E_URL = url;
  return stop;
}
