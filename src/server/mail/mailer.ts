import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { asciiEmail } from '#domain/party/email.ts';
import type { Look } from '#site/look.ts';
import { markAttacher } from './mark.ts';
import { attachedQr } from './qr-image.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface OutgoingMail {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  look?: Look | undefined;
  /** The address in the QR code that the HTML part shows. */
  qr?: string | undefined;
  /** For the header List-Unsubscribe. */
  unsubscribe?: string | undefined;
  /** Every attempt has the same id, so that a mail that is sent twice because of a lost response is shown once. */
  messageId: string;
}

/**
 * Says that the mail server refused a mail. It names the command and the code, never the server's text, which names the
 * guest.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** True if the server will never accept this mail: its recipient or its content is refused, not our settings. */
  readonly permanent: boolean;

  constructor(code: string, command = '', responseCode = 0) {
    super([code, command, responseCode || ''].filter(Boolean).join(' '));
    this.permanent = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  }
}

/** Sends one mail. Throws {@link MailRefused} when it was not accepted. */
export interface Mailer {
  /** `mailbox`: no mail leaves this machine; mails can be read at /api/sandbox/mail. */
  kind: 'smtp' | 'mailbox';
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Milliseconds for each step of the conversation: a mail server that hangs must not block the worker. */
const STEP_TIMEOUT = 10_000;

const smtpError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});

/** Sends through an SMTP server, `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  Object.assign(transport.options, {
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
  });
  const attachMark = markAttacher();
  return {
    kind: 'smtp',
    async send({ to, replyTo, subject, text, html, attachments, messageId, look, qr, unsubscribe }) {
      const marked = await attachMark(html, look);
      const mail = {
        to: { name: '', address: asciiEmail(to) },
        replyTo: { name: '', address: asciiEmail(replyTo) },
        subject,
        text,
        html: marked.html,
        attachments: [...attachments, ...marked.attachments, ...(await attachedQr(qr))],
        messageId,
        ...(unsubscribe !== undefined && { list: { unsubscribe } }),
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        const { code = 'unknown', command, responseCode } = smtpError.safeParse(error).data ?? {};
        throw new MailRefused(code, command, responseCode);
      });
    },
    close: () => transport.close(),
  };
}

/** Sends nothing, because the local mailbox shows the outbox itself. */
export function mailboxMailer(): Mailer {
  return { kind: 'mailbox', send: async () => {}, close: () => {} };
}
