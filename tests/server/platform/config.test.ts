import { describe, expect, it } from 'vitest';
import { ConfigError, readBuildSettings, readCommandConfig, readConfig } from '#server/platform/config.ts';
import { TEST_REGISTER_KEYS } from '../../support/register-keys.ts';

const LIVE = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
const PUBLIC = {
  SITE_URL: 'https://stay.example',
  SMTP_URL: 'smtp://mail.example',
  TOKEN_SECRET: 'x'.repeat(32),
};

function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

const LIVE_DATABASE = {
  DATABASE_URL: 'postgres://db/stay',
  TOKEN_SECRET: 'x'.repeat(32),
  REGISTER_KEYS: TEST_REGISTER_KEYS,
};

describe('settings', () => {
  it('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      publicApiUrl: '/api',
      allowedOrigins: [],
      payments: { kind: 'sandbox' },
      mail: { kind: 'mailbox' },
      trustProxy: 0,
      holdMinutes: 15,
      rateLimits: true,
      demoData: true,
      secureCookies: false,
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535, not "99999".'],
    [{ HOLD_MINUTES: '0' }, 'HOLD_MINUTES must be a number'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be "on" or "rooms" or "off", not "yes".'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be "on" or "off", not "maybe".'],
    [{ SITE_URL: 'stay.example' }, 'SITE_URL must be an address that begins with http:// or https://.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'TOKEN_SECRET is missing'],
    [{ DATABASE_URL: 'postgres://x/y', TOKEN_SECRET: 'x' }, 'REGISTER_KEYS is missing: with DATABASE_URL'],
    [{ REGISTER_KEYS: 'short' }, 'REGISTER_KEYS must be keys of 32 bytes in Base64, separated by commas'],
    [{ REGISTER_KEYS: `${TEST_REGISTER_KEYS},` }, 'REGISTER_KEYS must be keys of 32 bytes'],
    [{ ALLOWED_ORIGINS: 'https://a.example/,b' }, 'ALLOWED_ORIGINS must be origins'],
    [{ PUBLIC_API_URL: 'api' }, 'PUBLIC_API_URL must be a path such as /api or a web address, not "api".'],
    [{ RAZORPAY_API_URL: 'x' }, 'RAZORPAY_API_URL must be an address that begins with http:// or https://.'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_1' }, 'RAZORPAY_KEY_SECRET is missing'],
    [{ ...LIVE, SMTP_URL: 'smtp://m' }, 'DATABASE_URL is missing'],
    [{ ...LIVE, EMBEDDED_DATABASE: 'yes' }, 'SMTP_URL is missing'],
    [{ ...LIVE, PAYMENTS: 'sandbox', SMTP_URL: 'smtp://m' }, 'never runs beside live keys'],
    [{ SITE_URL: 'https://stay.example', SMTP_URL: 'smtp://m' }, 'RAZORPAY_KEY_ID is missing'],
    [{ SITE_URL: 'https://stay.example', PAYMENTS: 'sandbox' }, 'SMTP_URL is missing'],
    [
      { HOST: '0.0.0.0' },
      'RAZORPAY_KEY_ID is missing: where HOST accepts other machines set the Razorpay keys, or PAYMENTS=sandbox',
    ],
    [
      { HOST: '::', PAYMENTS: 'sandbox' },
      'SMTP_URL is missing: where HOST accepts other machines set it, or MAIL=mailbox',
    ],
    [{ HOST: '192.168.1.5', MAIL: 'mailbox' }, 'RAZORPAY_KEY_ID is missing'],
    [
      { DATABASE_URL: 'postgres://x/y', MAIL: 'mailbox' },
      'RAZORPAY_KEY_ID is missing: with DATABASE_URL set',
    ],
    [{ DATABASE_URL: 'postgres://x/y', PAYMENTS: 'sandbox' }, 'SMTP_URL is missing: with DATABASE_URL set'],
    [{ ...PUBLIC, PAYMENTS: 'sandbox', RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is allowed only while'],
  ])('%o is reported in a sentence', (env, sentence) => {
    expect(problemsOf(env)).toContain(sentence);
  });

  it('report every problem at once, and never repeat a secret address', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@h/d' });
    expect(problems.split('\n')).toHaveLength(2);
    expect(problems).not.toContain('hunter2');
  });

  it('run the sandboxes on a public site only if they name them', () => {
    const config = readConfig({ SITE_URL: 'https://stay.example', PAYMENTS: 'sandbox', MAIL: 'mailbox' });
    expect(config).toMatchObject({
      payments: { kind: 'sandbox' },
      mail: { kind: 'mailbox' },
      secureCookies: true,
    });
  });

  it.each([PUBLIC, { HOST: '0.0.0.0' }, { SITE_URL: 'http://localhost:4321' }, LIVE_DATABASE])(
    'take bookings without a gateway at any address: %o',
    (env) => {
      const config = readConfig({ ...env, PAYMENTS: 'at_property', MAIL: 'mailbox' });
      expect(config.payments).toEqual({ kind: 'at_property' });
    },
  );

  it('make another build where guests pay the host, because the terms say so', () => {
    expect(readBuildSettings({ PAYMENTS: 'at_property' }).pages).toEqual({ PAYMENTS: 'at_property' });
    expect(readBuildSettings({ PAYMENTS: 'sandbox' }).pages).toEqual({});
  });

  it.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])(
    'have no gateway only without its keys: %s',
    (key) => {
      const sentence = `PAYMENTS=at_property never runs beside the keys of Razorpay: remove it, or ${key}.`;
      expect(problemsOf({ PAYMENTS: 'at_property', [key]: 'rzp_test_1' })).toBe(sentence);
    },
  );

  it.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1'])(
    'run the sandboxes for this machine only on %s',
    (HOST) => {
      expect(readConfig({ HOST, SITE_URL: 'http://127.0.0.1:8080' })).toMatchObject({
        payments: { kind: 'sandbox', byName: false },
        mail: { kind: 'mailbox', byName: false },
      });
    },
  );

  it('need no outside services for a command', () => {
    const env = {
      DATABASE_URL: 'postgres://db/stay',
      TOKEN_SECRET: 'x',
      REGISTER_KEYS: TEST_REGISTER_KEYS,
      HOST: '0.0.0.0',
    };
    expect(readCommandConfig(env).databaseUrl).toBe('postgres://db/stay');
  });

  it.each([
    [{}, true, true],
    [{ DEMO_DATA: 'on' }, true, true],
    [{ DEMO_DATA: 'rooms' }, true, false],
    [{ DEMO_DATA: ' off ' }, false, false],
    [{ DEMO_DATA: 'rooms', DATABASE_URL: 'postgres://db/stay' }, true, false],
    [{ DATABASE_URL: 'postgres://db/stay' }, false, false],
  ])('%o have the demo: %s, and guests in it: %s', (env, demoData, demoBookings) => {
    expect(readCommandConfig({ ...env, TOKEN_SECRET: 'x', REGISTER_KEYS: TEST_REGISTER_KEYS })).toMatchObject(
      { demoData, demoBookings },
    );
    expect(readBuildSettings(env).demoData).toBe(demoData);
  });

  it('detect a cross-site API, whose cookies need SameSite=None', () => {
    expect(readConfig({ PUBLIC_API_URL: 'https://api.example/api' }).crossSite).toBe(true);
    expect(readConfig({ PUBLIC_API_URL: 'http://localhost:4321/api' }).crossSite).toBe(false);
  });

  it('allow live payments with PostgreSQL and mail', () => {
    const config = readConfig({ ...PUBLIC, ...LIVE, ...LIVE_DATABASE });
    expect(config.payments).toMatchObject({ kind: 'razorpay', apiUrl: 'https://api.razorpay.com' });
    expect(config.demoData).toBe(false);
  });
});
