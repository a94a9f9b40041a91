import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface OutgoingMail {
  to: string;
  /** Whom an answer reaches. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  /** The same for every attempt, so that a mail sent twice by a lost answer is shown once. */
  messageId: string;
}

/**
 * A mail was not taken. Says at which command and with which code, never what the server wrote: that names the guest.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** The server will never take this mail: its recipient or its content is refused, not our settings. */
  readonly permanent: boolean;

  constructor(code: string, command = '', responseCode = 0) {
    super([code, command, responseCode || ''].filter(Boolean).join(' '));
    this.permanent = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  }
}

/** Hands one mail over. Throws {@link MailRefused} when it was not taken. */
export interface Mailer {
  /** `mailbox`: nothing leaves this machine, and mails can be read at /api/sandbox/mail. */
  kind: 'smtp' | 'mailbox';
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Ten seconds for each step of the conversation: a mail server that hangs must not hold the worker. */
const PATIENCE = 10_000;

const smtpError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});

/** Sends through an SMTP server, `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  Object.assign(transport.options, {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    kind: 'smtp',
    async send({ to, replyTo, subject, text, html, attachments, messageId }) {
      const mail = {
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        subject,
        text,
        html,
        attachments,
        messageId,
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        const { code = 'unknown', command, responseCode } = smtpError.safeParse(error).data ?? {};
        throw new MailRefused(code, command, responseCode);
      });
    },
    close: () => transport.close(),
  };
}

/** The local mailbox: what the outbox holds is what it shows, so there is nothing to hand over. */
export function mailboxMailer(): Mailer {
  return { kind: 'mailbox', send: async () => {}, close: () => {} };
}
