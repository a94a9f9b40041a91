import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from './app.ts';
import { databases, type TestDatabase } from './database.ts';
import { openHomestays } from './homestays.ts';

/** The current app, so that a file can name it before its hooks have opened it. */
function currentApp(find: () => TestApp | undefined): TestApp {
  const found = () => {
    const api = find();
    if (!api) throw new Error('The app is not open yet');
    return api;
  };
  return {
    get app() {
      return found().app;
    },
    get deps() {
      return found().deps;
    },
    get clock() {
      return found().clock;
    },
    ask: (path, init) => found().ask(path, init),
  };
}

/** A new app for every test, on a database of its own with the test homestays. */
export function appOfEachTest(kind: TestDatabase): TestApp {
  let database: OpenDatabase | undefined;
  let api: TestApp | undefined;
  beforeEach(async () => {
    await database?.close();
    database = await kind.open();
    await openHomestays(database.db);
    api = testApp(database);
  });
  afterAll(() => database?.close());
  return currentApp(() => api);
}

/** One database with the test homestays for all tests, and a new app, at the first instant, for each. */
export function appOnSharedDatabase(kind: TestDatabase): TestApp {
  let database: OpenDatabase;
  let api: TestApp | undefined;
  beforeAll(async () => {
    database = await kind.open();
    await openHomestays(database.db);
  });
  beforeEach(() => {
    api = testApp(database);
  });
  afterAll(() => database.close());
  return currentApp(() => api);
}

/** The app behind the pages of a file, with the test homestays, on the embedded database. */
export function appOfFile(): TestApp {
  return fileApp(async (database) => {
    await openHomestays(database.db);
    return testApp(database);
  });
}

/** An empty embedded database for the tests of a file, and an app on it. */
export function emptyAppOfFile(): TestApp {
  return fileApp((database) => testApp(database));
}

/** The same for the pages of accounts: without homestays and without rate limits. */
export function accountsAppOfFile(): TestApp {
  return fileApp((database) => {
    const { config } = testApp(database).deps;
    return testApp(database, { config: { ...config, rateLimits: false } });
  });
}

function fileApp(make: (database: OpenDatabase) => TestApp | Promise<TestApp>): TestApp {
  let api: TestApp | undefined;
  let close = async () => {};
  beforeAll(async () => {
    const database = await databases[0]?.open();
    if (!database) throw new Error('There is no database');
    close = database.close;
    api = await make(database);
  });
  afterAll(() => close());
  return currentApp(() => api);
}
