import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrations.ts';

/** A migrated database of each kind, made once per run: copying one takes tenths of a second, making one takes seconds. */
export interface Templates {
  /** A file with the embedded database's data directory. */
  embeddedFile: string;
  /** The PostgreSQL database to copy. */
  postgresName: string;
  remove: () => void;
}

const POSTGRES_NAME = 'migrated_template';

export async function makeTemplates(postgresUrl: string): Promise<Templates> {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  const embeddedFile = join(folder, 'embedded.tar');
  const pglite = await PGlite.create();
  const embedded = openEmbedded(pglite, fail);
  await migrate(embedded.db);
  writeFileSync(embeddedFile, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await embedded.close();

  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await onServer(postgresUrl, `create database ${POSTGRES_NAME}`);
  const url = new URL(postgresUrl);
  url.pathname = POSTGRES_NAME;
  const postgres: OpenDatabase = openPostgres(url.href, { onError: fail });
  await migrate(postgres.db);
  await postgres.close();
  return {
    embeddedFile,
    postgresName: POSTGRES_NAME,
    remove,
  };
}

/** A copy of a template on the server, with a name of its own; `close` deletes it. */
export async function openCopy(server: string, template: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = name;
  const database = openPostgres(url.href, { connections: 20, onError: () => {} });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on the server, outside the database of a test. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function fail(error: Error): never {
  throw error;
}
