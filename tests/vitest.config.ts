import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './support/patience.ts';

/** Pure functions and texts: nothing is kept in a module, so the files of a worker share what they import. */
const PURE_TESTS = [
  'tests/{domain,contract,messages,content,styles,translators}/**/*.test.ts',
  'tests/*.test.ts',
];
const SERVER_TESTS = 'tests/{server,site}/**/*.test.ts';
/** The quick forms of the long runs. */
const SOAK_TESTS = 'tests/soak/**/*.test.ts';
/** What takes ten seconds and more, mostly to start commands, servers and builds: with `npm run test:all`. */
const LONG_TESTS = [
  'tests/soak/{account-flood,await-points,background,channels,dates,embedded-kills,last-room,outages,world}.test.ts',
  'tests/server/entry/{database-commands,interrupted-start}.test.ts',
  'tests/server/host/{report-files,tasks}.test.ts',
  'tests/server/housekeeping/command.test.ts',
  'tests/server/platform/backup/{command,restore}.test.ts',
  'tests/server/platform/database/private-directory.test.ts',
  'tests/built/{clock-skew,homestay,many-machines,publish,starts}.test.ts',
];
const leftOut = process.env.TEST_ALL ? [] : LONG_TESTS;
/** Stores against the real app, which needs the server tests' databases. */
const APP_TESTS = 'tests/stores/**/*.app.test.ts';
const BUILT_TESTS = 'tests/built/**/*.test.ts';

/** Tests about dates: they must hold wherever the reader's clock stands, so they run in other zones, too. */
const DATE_TESTS = [
  'tests/domain/dates/{calendar,calendar-event,date-choice,festivals,reminders,stay}.test.ts',
  'tests/domain/language/dates.test.ts',
  'tests/domain/booking/{booking-status,cancellation,waitlist}.test.ts',
  'tests/domain/rooms/search.test.ts',
  'tests/messages/booking/cancellation.test.ts',
  'tests/stores/{search/calendar,booking/date-change,search-bar/form}.test.ts',
];
/** `npm run test:all`: whatever is in a store or a rule. */
const ALL_ZONED_TESTS = ['tests/domain/**/*.test.ts', 'tests/stores/**/*.test.ts'];

const inZone = (name: string, TZ: string) => ({
  extends: true as const,
  test: {
    name,
    include: process.env.TEST_ALL ? ALL_ZONED_TESTS : DATE_TESTS,
    exclude: [APP_TESTS],
    env: { TZ },
  },
});

/** `npm run test:all` tries each property twenty times as often. */
const SECONDS = 1000 * PATIENCE * (process.env.TEST_ALL ? 10 : 1);

const WITH_DATABASES = {
  globalSetup: ['tests/support/postgres.ts'],
  testTimeout: 60 * SECONDS,
  hookTimeout: 60 * SECONDS,
};

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than there are cores: a test of the server waits for its database now and then.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20 * SECONDS,
    hookTimeout: 20 * SECONDS,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: PURE_TESTS, isolate: false, env: { TZ: 'UTC' } },
      },
      {
        extends: true,
        test: {
          name: 'browser code',
          include: ['tests/{client,islands,stores}/**/*.test.{ts,tsx}'],
          exclude: [APP_TESTS],
          env: { TZ: 'UTC' },
        },
      },
      inZone('Los Angeles', 'America/Los_Angeles'),
      inZone('Kolkata', 'Asia/Kolkata'),
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER_TESTS, SOAK_TESTS],
          exclude: leftOut,
          isolate: false,
          ...WITH_DATABASES,
        },
      },
      {
        extends: true,
        // A store is a module, so each file has modules of its own; a context is made in a third of a process's time.
        test: {
          name: 'stores and server',
          include: [APP_TESTS],
          pool: 'vmThreads',
          ...WITH_DATABASES,
        },
      },
      // These read dist/, so they need a build: `npm run build` before.
      { extends: true, test: { name: 'built', include: [BUILT_TESTS], exclude: leftOut } },
    ],
  },
});
