import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { houseJobs } from '#server/entry/house-jobs.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Job } from '#server/platform/jobs.ts';
import { type TestApp, testApp } from '../../support/app.ts';

/** The process was killed: a request that was under way gets no answer. */
export class Died extends Error {
  override readonly name = 'Died';
}

export interface Answer {
  status: number;
  /** The API's code of a refusal. */
  code?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of all calls.
  body: any;
  cookies: string;
}

type Init = { method?: string; headers?: Record<string, string>; json?: unknown; from?: string };

/** The server of a world: the real app on a database in memory, which can die at any statement and is started again. */
export interface Machine {
  /** The database itself, without the deaths, for checks and preparations. */
  database: OpenDatabase;
  /** The app that runs now. */
  app(): TestApp;
  /** Returns the answer to a request; `died` where the machine died meanwhile and has started again. */
  ask(path: string, init?: Init): Promise<Answer | 'died'>;
  /** Runs a round of the jobs of these names, or of all. */
  work(names?: RegExp): Promise<void>;
  /** The machine dies at one of the next statements; with `isLate`, after that has taken effect. */
  dieAt(statement: number, isLate: boolean): void;
  deaths(): number;
}

export async function openMachine(
  template: Blob | undefined,
  overrides: Partial<TestApp['deps']>,
): Promise<Machine> {
  const pglite = await PGlite.create(template ? { loadDataDir: template } : {});
  const database = openEmbedded(pglite, (error) => {
    throw error;
  });
  if (!template) await migrate(database.db);
  let life = { statementsLeft: Number.POSITIVE_INFINITY, isLate: false, isOver: false };
  let deaths = 0;
  let app: TestApp;
  let jobs: Job[];

  async function pass<Result>(statement: () => Promise<Result>): Promise<Result> {
    const own = life;
    if (own.isOver) throw new Died();
    own.statementsLeft -= 1;
    own.isOver = own.statementsLeft === 0;
    if (own.isOver && !own.isLate) throw new Died();
    const result = await statement();
    if (own.isOver) throw new Died();
    return result;
  }

  function boot(): void {
    life = { statementsLeft: Number.POSITIVE_INFINITY, isLate: false, isOver: false };
    app = testApp(database, { ...overrides, db: mortal(database, pass), sandbox: undefined });
    jobs = houseJobs(app.deps);
  }

  /** Starts the machine again, if it has died: what was not committed is gone. */
  async function hasDied(): Promise<boolean> {
    if (!life.isOver) return false;
    deaths += 1;
    await database.pool.query('rollback');
    boot();
    return true;
  }

  boot();
  return {
    database,
    app: () => app,
    deaths: () => deaths,
    dieAt(statement, isLate) {
      Object.assign(life, { statementsLeft: statement, isLate });
    },
    async ask(path, { from = '203.0.113.1', json, ...init } = {}) {
      const headers = { ...init.headers, ...(json !== undefined && { 'Content-Type': 'application/json' }) };
      const method = init.method ?? (json === undefined ? 'GET' : 'POST');
      const url = new URL(path.startsWith('/mcp') ? path : `/api${path}`, app.deps.config.siteUrl);
      const body = json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) };
      const answer = await app.app.fetch(new Request(url, { method, headers, ...body }), {
        clientAddress: from,
      });
      const text = await answer.text();
      if (await hasDied()) return 'died';
      const said = answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      return { status: answer.status, code: said?.code, body: said, cookies: cookies.join('; ') };
    },
    async work(names = /./) {
      for (const job of jobs.filter(({ name }) => names.test(name))) {
        await job.run().catch((error: unknown) => {
          // A job that fails is tried again, as by the worker; only a death is expected here.
          if (!life.isOver) throw new Error(`The job "${job.name}" failed`, { cause: error });
        });
        if (await hasDied()) return;
      }
    },
  };
}

/** A database whose statements pass through `pass`. */
function mortal(
  { pool }: OpenDatabase,
  pass: <Result>(statement: () => Promise<Result>) => Promise<Result>,
): Database {
  const connect = async () => {
    const client = await pool.connect();
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query')
          return (text: string, values: unknown[]) => pass(() => target.query(text, values));
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  const through = { options: pool.options, connect, end: async () => {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: through as unknown as pg.Pool }) });
}
