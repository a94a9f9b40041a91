import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './support/chromium.ts';
import { PATIENCE } from './support/patience.ts';

const all = process.env.TEST_ALL !== undefined;
/** The workers read the same one. */
process.env.E2E_SEED ??= String(Date.now() % 100_000);
/** What else runs on the wide screen: tests of a layout; with `npm run test:all`, everything that it has. */
const wide = all ? { grepInvert: /@phone-only/ } : { grep: /@wide/, grepInvert: /@long/ };

/** Each test runs on a phone, those of a layout on a desktop, too: `npm run test:e2e -- --project phone booking`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/e2e-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 90_000 * PATIENCE,
  expect: { timeout: 10_000 * PATIENCE },
  reporter: 'list',
  use: {
    // The setup starts the server and leaves its address here.
    baseURL: process.env.E2E_URL,
    locale: 'en-IN',
    // What a worker keeps would stand between a test and the site; the tests of the worker itself let it in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000 * PATIENCE,
    launchOptions: { executablePath: findHeadlessChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: all ? /@wide-only/ : /@wide-only|@long/,
      use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', ...wide, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
