import { setTimeout as pause } from 'node:timers/promises';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import { isDatabaseUnavailable } from '#server/platform/http/errors.ts';
import type { Job } from '#server/platform/jobs.ts';
import { MailSubjectMissing } from './booking-stay.ts';
import { type ComposeDeps, composeMail } from './compose.ts';
import { isCurrent } from './is-current.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { markMailDropped, markMailFailed, markMailSent, type QueuedMail, takeDueMail } from './queries.ts';
import { UnsafeHeaderError } from './template.ts';

/** What is done once a mail has gone out, or is not tried again. */
export interface MailOutcome {
  sent(mail: QueuedMail): Promise<void>;
  failed(mail: QueuedMail): Promise<void>;
}

export type MailDeps = ComposeDeps &
  Pick<AppContext, 'db' | 'clock' | 'log'> & { mail: Mailer; mailOutcome: MailOutcome };

/** Seconds for which a mail that one worker has taken is not taken by another. */
const LEASE_SECONDS = 120;
/** Milliseconds, shorter than that: afterwards another worker may have sent the mail again. */
const MOST_INSISTING = 100 * SECOND;
const FIRST_WAIT = MINUTE / 2;
const LONGEST_WAIT = 6 * HOUR;

/** Milliseconds, longer than a mail server is ever down; after that the mail is out of date. */
const GIVE_UP_AFTER = 5 * DAY;

/** Returns milliseconds: half a minute, one, two, four … up to six hours. */
export function waitBefore(attempts: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempts - 1));
}

/** Sends the mails that are due, one after the other, at most `most`. Returns how many were sent. */
export async function sendDueMail(deps: MailDeps, most = 50): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const mail = await takeDueMail(deps.db, deps.clock(), LEASE_SECONDS);
    if (!mail) break;
    if (await trySending(mail, deps)) sent += 1;
  }
  return sent;
}

/**
 * Every attempt has the same id, so that a mail whose response was lost is not shown twice. No other mail has it, or a
 * mail program would take the later one for the same.
 */
const messageIdOf = ({ id, message_key }: QueuedMail, domain: string) =>
  `<outbox-${message_key ? `${id}-${message_key}` : id}@${domain}>`;

async function trySending(queued: QueuedMail, deps: MailDeps): Promise<boolean> {
  const { db, clock, config, mail: mailer, mailOutcome, log } = deps;
  try {
    if (mailer.kind === 'smtp') {
      if (!(await isCurrent(queued, deps.mailData, clock()))) {
        log.info({ mail: queued.id, kind: queued.kind }, 'mail is out of date and is not sent');
        await markMailDropped(db, queued.id, 'it is out of date', clock());
        return false;
      }
      const { attachments, ...mail } = await composeMail(queued, deps);
      const rendered = attachments.map(async ({ filename, contentType, render }) => {
        return { filename, contentType, content: await render() };
      });
      const messageId = messageIdOf(queued, new URL(config.siteUrl).hostname);
      await mailer.send({ ...mail, attachments: await Promise.all(rendered), messageId });
    }
    await insist(() => markMailSent(db, queued.id, clock(), mailer.kind === 'mailbox'));
    await mailOutcome.sent(queued);
    return true;
  } catch (error) {
    const { id, kind, attempts } = queued;
    const { reason, permanent } = failureOf(error);
    if (permanent || clock().getTime() - queued.created_at.getTime() >= GIVE_UP_AFTER) {
      log.error({ mail: id, kind, attempts, reason }, 'mail is not tried again');
      await markMailDropped(db, id, reason, clock());
      await mailOutcome.failed(queued);
      return false;
    }
    log.warn({ mail: id, kind, attempts, reason }, 'mail failed');
    await markMailFailed(db, id, reason, new Date(clock().getTime() + waitBefore(attempts)));
    return false;
  }
}

/** A mail that has gone out must not go out again because the database is away for a moment. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + MOST_INSISTING; ; await pause(SECOND)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > end) throw error;
    }
  }
}

/** Returns why a mail was not sent, without personal data, and whether it never will be. */
function failureOf(error: unknown): { reason: string; permanent: boolean } {
  if (error instanceof MailRefused) return { reason: error.message, permanent: error.permanent };
  const reason = error instanceof Error ? error.name : 'unknown';
  return { reason, permanent: error instanceof MailSubjectMissing || error instanceof UnsafeHeaderError };
}

export function mailJobs(deps: MailDeps): Job[] {
  return [{ name: 'send mail', everyMilliseconds: 2000, run: async () => void (await sendDueMail(deps)) }];
}
