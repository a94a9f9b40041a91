import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Runs `npm start`. The next start finds the server's modules compiled; where none can be stored, all is the same. */
enableCompileCache(join(import.meta.dirname, '../../../.astro/compiled'));
await import('./serve.ts');
