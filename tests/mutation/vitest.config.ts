import { defineConfig } from 'vitest/config';

/** The tests of rules alone: quick, without a database. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,messages}/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts', 'tests/mutation/same-cases.ts'],
    isolate: false,
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    env: { TZ: 'UTC' },
  },
});
