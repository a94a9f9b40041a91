/** The minimum of a start: Node, the embedded database in `DATA_DIR`, and a port to listen on. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(join(process.env.DATA_DIR ?? '', 'bare'));
await database.query('select 1');
createServer().listen(0, () => process.stdout.write('Ready: a bare server\n'));
process.once('SIGTERM', async () => {
  await database.close();
  process.exit();
});
