import type { Mailer, OutgoingMail } from '#server/mail/mailer.ts';
import type { Weather } from './weather.ts';

/** The mail server of a world: it refuses for a while, or loses its answer. */
export interface Post extends Mailer {
  /** Who has got which mails, by their Message-IDs. */
  delivered: ReadonlyMap<string, OutgoingMail>;
}

export function openPost(weather: Weather): Post {
  const delivered = new Map<string, OutgoingMail>();
  return {
    kind: 'smtp',
    delivered,
    async send(mail) {
      if (weather.strikes(15)) throw new Error('the mail server is away');
      delivered.set(mail.messageId, { ...mail, html: '', attachments: [] });
      if (weather.strikes(15)) throw new Error('the answer of the mail server is lost');
    },
    close: () => {},
  };
}
