import type { Context, Hono } from 'hono';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { errorResponse } from '#server/platform/http/errors.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { PLAIN_PAGE } from '#server/platform/http/safe-headers.ts';
import { onlyThisMachine } from '#server/platform/http/this-machine.ts';
import { MailSubjectMissing } from './booking-stay.ts';
import { type ComposeDeps, composeMail } from './compose.ts';
import { mailboxPage, type ShownMail } from './mailbox-page.ts';
import type { Mailer } from './mailer.ts';
import { markForBrowser } from './mark.ts';
import { withQrForBrowser } from './qr-image.ts';
import { findMail, newestMail, type QueuedMail } from './queries.ts';
import { UnsafeHeaderError } from './template.ts';

const MOST = 200;

/**
 * The local mailbox: the mails that would have been sent, as a page and as JSON. Mounted only where no mail leaves
 * the machine.
 */
export function mailboxRoutes(
  app: Hono,
  deps: Pick<AppContext, 'db'> & ComposeDeps & { mail: Mailer },
): void {
  if (deps.mail.kind !== 'mailbox') return;
  const { mail } = deps.config;
  if (mail.kind !== 'mailbox' || !mail.byName) app.use('/sandbox/mail/*', onlyThisMachine);

  app.get('/sandbox/mail', async (c) => {
    const mails: ShownMail[] = [];
    for (const queued of await newestMail(deps.db, MOST)) {
      const shown = await show(queued, deps);
      if (shown) mails.push(shown);
    }
    if (wantsJson(c)) return c.json(mails);
    return c.html(mailboxPage(mails, await markForBrowser(deps.host.look)), 200, {
      'Content-Security-Policy': `${PLAIN_PAGE}; img-src data:`,
    });
  });

  app.get('/sandbox/mail/:id{[0-9]{1,9}}/attachment', async (c) => {
    const queued = await findMail(deps.db, Number(c.req.param('id')));
    const [attachment] = queued ? (await composeMail(queued, deps)).attachments : [];
    if (!attachment) return errorResponse(c, refuse('not_found'));
    c.header('Content-Type', attachment.contentType);
    c.header('Content-Disposition', contentDisposition(attachment.filename));
    return c.body(new Uint8Array(await attachment.render()));
  });
}

function wantsJson(c: Context): boolean {
  return (c.req.header('Accept') ?? '').includes('application/json');
}

/** Returns undefined if a mail can't be rendered: it would not be sent either, and the worker logs why. */
async function show(queued: QueuedMail, deps: ComposeDeps): Promise<ShownMail | undefined> {
  try {
    const { to, replyTo, subject, text, html, qr, attachments } = await composeMail(queued, deps);
    return {
      id: queued.id,
      to,
      reply_to: replyTo,
      subject,
      text,
      html: await withQrForBrowser(html, qr),
      created_at: queued.created_at.toISOString(),
      attachments: attachments.map(({ filename, contentType }) => ({ filename, content_type: contentType })),
    };
  } catch (error) {
    if (error instanceof MailSubjectMissing || error instanceof UnsafeHeaderError) return undefined;
    throw error;
  }
}
