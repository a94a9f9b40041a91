import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { openCopy } from './templates.ts';

/** A fresh, migrated database of its own for a test file; `close` throws it away. */
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
 * The embedded database, which is the default, and PostgreSQL. One whole booking is tried on both, and the tests of what
 * that does not come by:
 * `describe.each(bothDatabases)('… on $name', (database) => { … })`.
 */
export const bothDatabases: TestDatabase[] = [embedded, postgres];

/** What else needs a database runs on PostgreSQL, which takes a third of the time; `npm run test:all` tries both. */
export const databases: TestDatabase[] = process.env.TEST_ALL ? bothDatabases : [postgres];

/** One connection can't show a race, so those run on PostgreSQL alone. */
export const concurrentDatabase = postgres;
