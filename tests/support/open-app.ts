import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from './app.ts';
import { databases, type TestDatabase } from './database.ts';

/** What the tests of a file need. By default they share one app and one database with the test homestays. */
export interface Needs {
  /** Each test begins with a new app, a new clock and a reset database. */
  anew?: boolean;
  empty?: boolean;
  /** By default PostgreSQL; `npm run test:all` adds the embedded database. */
  on?: readonly TestDatabase[];
  app?: (database: OpenDatabase) => TestApp | Promise<TestApp>;
}

type Tests = (api: TestApp) => void;

export function serverTest(name: string, tests: Tests): void;
export function serverTest(name: string, needs: Needs, tests: Tests): void;
export function serverTest(name: string, ...rest: [Tests] | [Needs, Tests]): void {
  const [needs, tests] = rest.length === 1 ? [{}, rest[0]] : rest;
  describe.each(needs.on ?? databases)(`${name}, on $name`, (database) => tests(openApp(database, needs)));
}

export function appOfFile(needs: Needs = {}): TestApp {
  const [database] = needs.on ?? databases;
  if (!database) throw new Error('There is no database');
  return openApp(database, needs);
}

/** Without rate limits, a test can make many calls in a row. */
export function withoutLimits(database: OpenDatabase): TestApp {
  const { config } = testApp(database).deps;
  return testApp(database, { config: { ...config, rateLimits: false } });
}

function openApp(kind: TestDatabase, { anew = false, empty = false, app = testApp }: Needs): TestApp {
  let database: OpenDatabase | undefined;
  let api: TestApp | undefined;
  const open = async () => {
    await database?.close();
    database = await kind.open(empty ? 'nothing' : 'homestays');
    api = await app(database);
  };
  if (anew) beforeEach(open);
  else beforeAll(open);
  afterAll(() => database?.close());
  return currentApp(() => api);
}

/** The app can be named before a hook has opened it, because each property is looked up later. */
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
