import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { todayInIndia } from '#domain/calendar.ts';
import type { AppDeps } from '../deps.ts';
import { countHit } from '../storage/rate-limits.ts';
import { signedIn } from './session.ts';

/** Mails a day, of all kinds together, that requests of others may cause to one mailbox. */
const MOST_A_DAY = 3;
const DAY_SECONDS = 24 * 3600;

type MailDeps = Pick<AppDeps, 'db' | 'config' | 'clock' | 'accounts'>;

/**
 * Counts a mail that this request is about to cause, and answers whether it may leave. Requests of the mailbox's owner are
 * not counted. To be asked only where there is a mail to send, outside of a transaction; the answer stays the same.
 */
export async function mayMail(deps: MailDeps, c: Context, email: string): Promise<boolean> {
  const { db, config, clock } = deps;
  if (!config.rateLimits || (await isOwner(deps, c, email))) return true;
  const now = clock();
  const key = createHash('sha256')
    .update(`mail ${todayInIndia(now)} ${mailboxOf(email)}`)
    .digest('base64url');
  return (await countHit(db, key, now, DAY_SECONDS)).hits <= MOST_A_DAY;
}

/** A session exists only for a proven mailbox. */
async function isOwner(deps: MailDeps, c: Context, email: string): Promise<boolean> {
  return (await signedIn(c, deps))?.user.email === email;
}

/** Where mails to this address arrive: `asha+puri@` is `asha@`, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
