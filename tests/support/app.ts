import type { Hono } from 'hono';
import { pino } from 'pino';
import { LANGUAGES } from '#domain/language/language.ts';
import { icalProvider } from '#server/channels/ical-provider.ts';
import { readTaxes } from '#server/content/tax-file.ts';
import { createApp, type ServerContext } from '#server/entry/app.ts';
import { createMailData } from '#server/entry/mail-data.ts';
import { createMailOutcome } from '#server/host/bookings/told.ts';
import { pushKeys } from '#server/host/people/push-keys.ts';
import { pushSender } from '#server/host/people/push-sender.ts';
import { mailboxMailer } from '#server/mail/mailer.ts';
import { openPayments } from '#server/payments/open-provider.ts';
import { readConfig } from '#server/platform/config.ts';
import { databaseFiles } from '#server/platform/files.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { registerSealer } from '#server/platform/keys/register-keys.ts';
import { TEST_REGISTER_KEYS } from './register-keys.ts';

export interface TestClock {
  (): Date;
  set(instant: string | Date): void;
  advance(milliseconds: number): void;
}

export function testClock(start = '2026-11-21T06:00:00Z'): TestClock {
  let now = new Date(start);
  const clock = () => new Date(now);
  return Object.assign(clock, {
    set: (instant: string | Date) => {
      now = new Date(instant);
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  });
}

const SENTENCE = 'as written in content/policies';

export const testPolicies: ServerContext['policies'] = {
  unmarriedCouples: SENTENCE,
  children: SENTENCE,
  pets: SENTENCE,
  smoking: SENTENCE,
  linenChange: SENTENCE,
  kitchenCost: SENTENCE,
  kitchenUsage: SENTENCE,
  powerBackup: SENTENCE,
};

export const testFaqs: ServerContext['faqs'] = [
  { question: 'How do I cancel?', answer: 'Press Cancel booking. {cancellation}.' },
  { question: 'How far is the beach?', answer: 'About {beach}.' },
];

export const testHost: ServerContext['host'] = {
  name: 'Test Homestays',
  phone: '+91 94370 12345',
  email: 'stay@test.example',
  taxes: readTaxes({ folder: 'content', withDemo: false }),
  languages: LANGUAGES,
};

export const testSite: ServerContext['site'] = {
  state: () => ({ state: 'published', published_at: null, problems: [] }),
  publish: async () => {},
};

export interface TestApp {
  app: Hono;
  deps: ServerContext;
  clock: TestClock;
  ask(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
}

export function testApp(
  { db, pool }: Pick<ServerContext, 'db' | 'pool'>,
  overrides: Partial<ServerContext> = {},
): TestApp {
  const clock = testClock();
  const accounts = accountKeys('a secret of at least thirty-two signs');
  const config = { ...readConfig({}), siteUrl: 'http://localhost:4321' };
  const deps: ServerContext = {
    db,
    pool,
    config,
    clock,
    log: pino({ level: 'silent' }),
    policies: testPolicies,
    faqs: testFaqs,
    translations: {},
    host: testHost,
    ...openPayments(config, db, clock),
    mail: mailboxMailer(),
    mailData: createMailData(db, accounts),
    mailOutcome: createMailOutcome(db, { accounts, clock, config }),
    files: databaseFiles(db),
    accounts,
    sealer: registerSealer(TEST_REGISTER_KEYS),
    push: pushSender(pushKeys(accounts), 'mailto:host@test.example'),
    site: testSite,
    channels: icalProvider({ loopback: false }),
    ...overrides,
  };
  const app = createApp(deps);
  return {
    app,
    deps,
    clock,
    async ask(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set('Content-Type', 'application/json');
      const method = init.method ?? (json === undefined ? 'GET' : 'POST');
      const body = json === undefined ? init.body : JSON.stringify(json);
      return app.request(`/api${path}`, { ...init, method, headers, body });
    },
  };
}
