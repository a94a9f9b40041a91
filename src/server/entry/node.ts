import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { COMPILED } from '#site/files.ts';

/** Runs `npm start`. The next start finds the server's modules compiled; where none can be stored, all is the same. */
enableCompileCache(join(import.meta.dirname, '../../..', COMPILED));
await import('./serve.ts');
