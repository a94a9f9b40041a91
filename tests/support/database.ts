import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { openCopy } from './templates.ts';

/** A new, migrated database for a test file; `close` deletes it. */
export interface TestDatabase {
  name: string;
  /** False for the embedded database: with one connection it can't show a race. */
  concurrent: boolean;
  open(): Promise<OpenDatabase>;
}

const embedded: TestDatabase = {
  name: 'PGlite',
  concurrent: false,
  async open() {
    const loadDataDir = new Blob([readFileSync(inject('templates').embeddedFile)]);
    return openEmbedded(await PGlite.create({ loadDataDir }), (error) => {
      throw error;
    });
  },
};

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  concurrent: true,
  open: () => openCopy(inject('postgresUrl'), inject('templates').postgresName),
};

/**
 * The embedded database, which is the default, and PostgreSQL. One whole booking runs on both, and the tests of what
 * it does not cover: `describe.each(bothDatabases)('… on $name', (database) => { … })`.
 */
export const bothDatabases: TestDatabase[] = [embedded, postgres];

/** Other tests with a database run on PostgreSQL, which takes a third of the time; `npm run test:all` uses both. */
export const databases: TestDatabase[] = process.env.TEST_ALL ? bothDatabases : [postgres];

/** One connection can't show a race, so those tests run on PostgreSQL alone. */
export const concurrentDatabase = postgres;
