import type { AppDeps } from '../deps.ts';
import {
  markMailDropped,
  markMailFailed,
  markMailSent,
  type QueuedMail,
  takeDueMail,
} from '../storage/outbox.ts';
import type { Job } from '../workers.ts';
import { type ComposeDeps, composeMail } from './compose.ts';
import { isWorthSending } from './worth-sending.ts';

export type MailDeps = ComposeDeps & Pick<AppDeps, 'clock' | 'log' | 'mail'>;

/** While one worker has a mail, no other takes it for so long. */
const LEASE_SECONDS = 120;
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 6 * 3_600_000;

/** Half a minute, one, two, four … up to six hours; a mail is never given up. */
export function waitBefore(attempts: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempts - 1));
}

/** Sends the mails that are due, one after the other, at most `most`. Answers how many were handed over. */
export async function sendDueMail(deps: MailDeps, most = 50): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const mail = await takeDueMail(deps.db, deps.clock(), LEASE_SECONDS);
    if (!mail) break;
    if (await trySending(mail, deps)) sent += 1;
  }
  return sent;
}

async function trySending(queued: QueuedMail, deps: MailDeps): Promise<boolean> {
  const { db, clock, config, mail: mailer, log } = deps;
  try {
    if (mailer.kind === 'smtp') {
      if (!(await isWorthSending(queued, db, clock()))) {
        log.info({ mail: queued.id, kind: queued.kind }, 'mail came too late and is not sent');
        await markMailDropped(db, queued.id, clock());
        return false;
      }
      const { attachments, ...mail } = await composeMail(queued, deps);
      const drawn = attachments.map(async ({ filename, contentType, draw }) => {
        return { filename, contentType, content: await draw() };
      });
      // The same for every attempt, so that a mail whose answer was lost is not shown twice.
      const messageId = `<outbox-${queued.id}@${new URL(config.siteUrl).hostname}>`;
      await mailer.send({ ...mail, attachments: await Promise.all(drawn), messageId });
    }
    await markMailSent(db, queued.id, clock(), mailer.kind === 'mailbox');
    return true;
  } catch (error) {
    const next = new Date(clock().getTime() + waitBefore(queued.attempts));
    log.warn({ mail: queued.id, kind: queued.kind, attempts: queued.attempts, err: error }, 'mail failed');
    await markMailFailed(db, queued.id, error instanceof Error ? error.message : 'unknown', next);
    return false;
  }
}

/** What mail needs done in the background. */
export function mailJobs(deps: MailDeps): Job[] {
  return [{ name: 'send mail', everyMilliseconds: 2000, run: async () => void (await sendDueMail(deps)) }];
}
