import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import { readConfig } from '#server/platform/config.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { createLog, openLog } from '#server/platform/log.ts';
import { testApp } from '../support/app.ts';
import { answerSearch } from './bare-search.ts';
import type { ServerKind } from './servers.ts';

/** `node tests/bench/server.ts ours|bare|page SOURCE`: one of the compared servers, in a process of its own. */
const [kind, source = ''] = process.argv.slice(2);

function ours() {
  const database = openPostgres(source, { connections: 10, onError: () => {} });
  const config = { ...readConfig({ RATE_LIMITS: 'off' }), siteUrl: 'http://localhost:4321' };
  // The log is written as in production, to nowhere.
  const log = createLog('info', openLog('/dev/null'));
  return getRequestListener(testApp(database, { config, log }).app.fetch);
}

/** The minimum of a search: Node's own server, the driver, the same query and the same response. */
const bare = () => answerSearch(new pg.Pool({ connectionString: source, max: 10 }));

/** The minimum of a page: its packed form from memory, and the headers without which it is not shown. */
function page() {
  const body = readFileSync(`${source}.br`);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  };
  return (_request: IncomingMessage, response: ServerResponse) => response.writeHead(200, headers).end(body);
}

const answers = { ours, bare, page };
const server = createServer(answers[kind as ServerKind]());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
