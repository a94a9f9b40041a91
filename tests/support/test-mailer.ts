import { type Mailer, MailRefused, type OutgoingMail } from '#server/mail/mailer.ts';

export interface TestMailer extends Mailer {
  mails: OutgoingMail[];
  broken: boolean;
}

export function testMailer(): TestMailer {
  const mailer: TestMailer = {
    kind: 'smtp',
    mails: [],
    broken: false,
    async send(mail) {
      if (mailer.broken) throw new MailRefused('EENVELOPE', 'RCPT TO', 451);
      mailer.mails.push(mail);
    },
    close: () => {},
  };
  return mailer;
}
