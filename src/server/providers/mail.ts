import { createTransport } from 'nodemailer';

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

/** Hands one mail over. Throws when it was not taken. */
export interface Mailer {
  /** `mailbox`: nothing leaves this machine, and mails can be read at /api/sandbox/mail. */
  kind: 'smtp' | 'mailbox';
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Ten seconds for each step of the conversation: a mail server that hangs must not hold the worker. */
const PATIENCE = 10_000;

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
      await transport.sendMail({
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        subject,
        text,
        html,
        attachments,
        messageId,
      });
    },
    close: () => transport.close(),
  };
}

/** The local mailbox: what the outbox holds is what it shows, so there is nothing to hand over. */
export function mailboxMailer(): Mailer {
  return { kind: 'mailbox', send: async () => {}, close: () => {} };
}
