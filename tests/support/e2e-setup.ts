import { ensureChromium } from './chromium.ts';
import { startSite } from './site.ts';

/** Playwright calls this once before the browser tests, and what it returns after them. */
export default async function setup(): Promise<() => Promise<void>> {
  ensureChromium();
  // A server that runs already, started by whoever started the tests.
  if (process.env.E2E_URL) return async () => {};
  // With every limit on, as guests meet it. Each test comes from a network of its own, as they do, through a proxy that
  // says so; behind one the sandboxes run by name only.
  const { url, stop } = await startSite({ TRUST_PROXY: '1', PAYMENTS: 'sandbox', MAIL: 'mailbox' });
  process.env.E2E_URL = url;
  return stop;
}
