import type { Context } from 'hono';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';
import { asciiEmail, isSameEmail } from '#domain/party/email.ts';
import type { AppContext } from '#server/platform/context.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import { isKnownDevice } from '#server/platform/rate-limits/known-device.ts';
import { countHit } from '#server/platform/rate-limits/queries.ts';

/** Mails of all kinds a day that strangers' requests may cause to one mailbox. */
const MOST_A_DAY = 3;

export type MailDeps = Pick<AppContext, 'db' | 'config' | 'clock' | 'accounts'>;

/**
 * Counts a mail that this request would cause, and returns whether it may be sent. The mailbox owner's own requests
 * are not counted. Call it outside a transaction, and only if there is a mail to send. The response must not depend
 * on it.
 */
export async function mayMail(deps: MailDeps, c: Context, email: string): Promise<boolean> {
  return (await isOwner(deps, c, email)) || mayMailStranger(deps, email);
}

/** Counts a mail like `mayMail`, but for one that is sent later, without a request. */
export async function mayMailStranger(deps: MailDeps, email: string): Promise<boolean> {
  const { db, config, clock } = deps;
  if (!config.rateLimits) return true;
  const now = clock();
  const key = deps.accounts.sign(`mail ${todayInIndia(now)} ${mailboxOf(email)}`);
  return (await countHit(db, key, now, DAY)).hits <= MOST_A_DAY;
}

/**
 * Returns whether the visitor has proven that this email is theirs: signed in, which needs a verified email, or in a
 * browser that its owner has used before.
 */
export async function isOwner(deps: MailDeps, c: Context, email: string): Promise<boolean> {
  const user = (await signedIn(c, deps))?.user;
  if (user && isSameEmail(user.email, email)) return true;
  return isKnownDevice(c, deps, email);
}

/** Returns the mailbox of an address: `asha+puri@` is `asha@`, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = asciiEmail(email).split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
