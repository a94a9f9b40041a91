import { describe, expect, it } from 'vitest';
import { readFunctionConfig } from '#server/entry/function.ts';
import { ConfigError } from '#server/platform/config.ts';
import { TEST_REGISTER_KEYS } from '../../support/register-keys.ts';

const DATABASE = {
  DATABASE_URL: 'postgres://u:secret@db.example/stay',
  TOKEN_SECRET: 'x'.repeat(32),
  REGISTER_KEYS: TEST_REGISTER_KEYS,
};
const LIVE = { SMTP_URL: 'smtp://mail.example', PAYMENTS: 'sandbox' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readFunctionConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings of a function', () => {
  it('are those of the server', () => {
    const config = readFunctionConfig({ ...DATABASE, ...LIVE, SITE_URL: 'http://localhost:8888' });
    expect(config).toMatchObject({ siteUrl: 'http://localhost:8888', payments: { kind: 'sandbox' } });
  });

  it('report everything that is missing at once', () => {
    expect(problemsOf({}).slice(0, 4)).toEqual([
      'DATABASE_URL is missing: a function has no disk, so it needs PostgreSQL.',
      'TOKEN_SECRET is missing: a long random text.',
      'REGISTER_KEYS is missing: it must be keys of 32 bytes in Base64, separated by commas: `openssl rand -base64 32` makes one.',
      'SITE_URL is missing: the address at which guests reach the site.',
    ]);
    const { DATABASE_URL } = DATABASE;
    expect(problemsOf({ DATABASE_URL, ...LIVE, SITE_URL: 'http://localhost:8888' })).toEqual([
      'TOKEN_SECRET is missing: with DATABASE_URL it is required, a long random text.',
      'REGISTER_KEYS is missing: with DATABASE_URL it must be keys of 32 bytes in Base64, separated by commas: `openssl rand -base64 32` makes one.',
    ]);
  });

  it("use Netlify's address of the site when SITE_URL is not set", () => {
    const URL = 'https://stay.netlify.app';
    expect(readFunctionConfig({ ...DATABASE, ...LIVE, URL }).siteUrl).toBe(URL);
    const both = { ...DATABASE, ...LIVE, URL, SITE_URL: 'https://stay.example' };
    expect(readFunctionConfig(both).siteUrl).toBe('https://stay.example');
  });

  it('never run the sandboxes on a public address by default', () => {
    expect(problemsOf({ ...DATABASE, URL: 'https://stay.netlify.app' }).join(' ')).toMatch(
      /RAZORPAY_KEY_ID is missing.*SMTP_URL is missing/,
    );
    expect(problemsOf({ ...DATABASE, SITE_URL: 'http://localhost:8888' })).toEqual([
      'RAZORPAY_KEY_ID is missing: with DATABASE_URL set the Razorpay keys, or PAYMENTS=sandbox to ask for test payments, or PAYMENTS=at_property to be paid without a gateway.',
      'SMTP_URL is missing: with DATABASE_URL set it, or MAIL=mailbox to ask for the local mailbox.',
    ]);
  });
});
