import { ensureChromium } from './chromium.ts';
import { startSite } from './site.ts';

/** Playwright calls this once before the browser tests, and what it returns after them. */
export default async function setup(): Promise<() => Promise<void>> {
  ensureChromium();
  // A server that runs already, started by whoever started the tests.
  if (process.env.E2E_URL) return async () => {};
  const { url, stop } = await startSite({ RATE_LIMITS: 'off' });
  process.env.E2E_URL = url;
  return stop;
}
