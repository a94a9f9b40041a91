import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/storage/database.ts';
import { openEmbedded } from '#server/storage/embedded.ts';
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

/** `describe.each(databases)('…on $name', (database) => { … })`: the same tests on both. */
export const databases: TestDatabase[] = [embedded, postgres];
export const concurrentDatabase = postgres;
