import { ensureChromium } from './chromium.ts';
import { startSite } from './site.ts';

/** Playwright calls this once before the browser tests, and what it returns after them. */
export default async function setup(): Promise<() => Promise<void>> {
  ensureChromium();
  // A server that is running already.
  if (process.env.E2E_URL) return async () => {};
  // With every limit on, as for guests. Each test comes from a network of its own, through a proxy; behind one the
  // sandboxes run only if the settings name them.
  const { url, stop } = await startSite({ TRUST_PROXY: '1', PAYMENTS: 'sandbox', MAIL: 'mailbox' });
  process.env.E2E_URL = url;
  return stop;
}
