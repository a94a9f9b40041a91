import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from './app.ts';
import { databases, type TestDatabase } from './database.ts';

/** What the tests of a file need; by default one app and one database with the test homestays, for all of them. */
export interface Needs {
  /** Each test begins with a new app, at the first instant, and without what the one before has written. */
  anew?: boolean;
  /** Without the test homestays. */
  empty?: boolean;
  /** By default PostgreSQL; with `npm run test:all` the embedded database, too. */
  on?: readonly TestDatabase[];
  /** An app with settings of its own. */
  app?: (database: OpenDatabase) => TestApp | Promise<TestApp>;
}

type Tests = (api: TestApp) => void;

/** Describes the server on the databases that the tests need, each with an app of its own. */
export function serverTest(name: string, tests: Tests): void;
export function serverTest(name: string, needs: Needs, tests: Tests): void;
export function serverTest(name: string, ...rest: [Tests] | [Needs, Tests]): void {
  const [needs, tests] = rest.length === 1 ? [{}, rest[0]] : rest;
  describe.each(needs.on ?? databases)(`${name}, on $name`, (database) => tests(openApp(database, needs)));
}

/** The app behind the pages of a file. */
export function appOfFile(needs: Needs = {}): TestApp {
  const [database] = needs.on ?? databases;
  if (!database) throw new Error('There is no database');
  return openApp(database, needs);
}

/** Many calls in a row, as no guest makes them. */
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
