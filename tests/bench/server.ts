import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import { icalProvider } from '#server/channels/ical-provider.ts';
import { createApp } from '#server/entry/app.ts';
import { createMailData } from '#server/entry/mail-data.ts';
import { createMailOutcome } from '#server/host/bookings/told.ts';
import { pushKeys } from '#server/host/people/push-keys.ts';
import { pushSender } from '#server/host/people/push-sender.ts';
import { mailboxMailer } from '#server/mail/mailer.ts';
import { openPayments } from '#server/payments/open-provider.ts';
import { readConfig } from '#server/platform/config.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { databaseFiles } from '#server/platform/files.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { registerSealer } from '#server/platform/keys/register-keys.ts';
import { createLog, openLog } from '#server/platform/log.ts';
import { testFaqs, testHost, testPolicies, testSite } from '../support/app.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';
import { answerSearch } from './bare-search.ts';
import { NOW } from './context.ts';

/** `node tests/bench/server.ts ours|bare|prepared URL`: one of the compared servers, in a process of its own. */
const [kind, url = ''] = process.argv.slice(2);

function ours() {
  const { db, pool } = openPostgres(url, { connections: 10, onError: () => {} });
  const config = { ...readConfig({ RATE_LIMITS: 'off' }), siteUrl: 'http://localhost:4321' };
  const clock = () => NOW;
  const accounts = accountKeys('a secret of at least thirty-two signs');
  const app = createApp({
    db,
    pool,
    config,
    clock,
    policies: testPolicies,
    faqs: testFaqs,
    translations: {},
    host: testHost,
    site: testSite,
    mail: mailboxMailer(),
    mailData: createMailData(db, accounts),
    mailOutcome: createMailOutcome(db, { accounts, clock, config }),
    files: databaseFiles(db),
    ...openPayments(config, db, clock),
    // The log is written as in production, to nowhere.
    log: createLog('info', openLog('/dev/null')),
    accounts,
    sealer: registerSealer(TEST_REGISTER_KEYS),
    push: pushSender(pushKeys(accounts), 'mailto:host@test.example'),
    channels: icalProvider({ loopback: false }),
  });
  return getRequestListener(app.fetch);
}

/** The minimum of a search: Node's own server, the driver, the same query and the same response. */
function bare() {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return answerSearch(pool, kind === 'prepared' ? { name: 'search' } : {});
}

const server = createServer(kind === 'ours' ? ours() : bare());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
