import { defineConfig } from 'vitest/config';

const SERVER_TESTS = 'tests/server/**/*.test.ts';
/** The quick forms of the long runs. */
const SOAK_TESTS = 'tests/soak/**/*.test.ts';
/** Stores against the real app, which needs the server tests' databases. */
const APP_TESTS = 'tests/stores/**/*.app.test.ts';
const BUILT_TESTS = 'tests/built/**/*.test.ts';
const ZONED_TESTS = ['tests/domain/**/*.test.ts', 'tests/stores/**/*.test.ts'];

/** The rules of dates must hold wherever the reader's clock stands, so these tests run in other zones, too. */
const inZone = (name: string, TZ: string) => ({
  extends: true as const,
  test: { name, include: ZONED_TESTS, exclude: [APP_TESTS], env: { TZ } },
});

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [SERVER_TESTS, SOAK_TESTS, APP_TESTS, BUILT_TESTS],
          env: { TZ: 'UTC' },
        },
      },
      inZone('Los Angeles', 'America/Los_Angeles'),
      inZone('Kolkata', 'Asia/Kolkata'),
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER_TESTS, SOAK_TESTS, APP_TESTS],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // These read dist/, so they need a build: `npm run build` before.
      { extends: true, test: { name: 'built', include: [BUILT_TESTS] } },
    ],
  },
});
