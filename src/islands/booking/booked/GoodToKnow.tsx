import { type ReactNode, useId } from 'react';
import { phoneLink } from '#domain/party/phone-link.ts';
import type { Contact } from '#islands/booking/contact.ts';
import * as messages from '#messages/booking/trip.ts';
import styles from './Confirmation.module.css';

interface Props {
  contact: Contact;
  /** Entries that come first in the list. */
  children?: ReactNode;
}

export function GoodToKnow({ contact, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{messages.GOOD_TO_KNOW}</h2>
      <ul className={styles.info}>
        {children}
        <li>{messages.BRING_ID}</li>
        {(contact.phone || contact.email) && (
          <li>
            {messages.questions(
              contact.phone && (
                <a key="phone" href={phoneLink(contact.phone)}>
                  {contact.phone}
                </a>
              ),
              contact.email && (
                <a key="email" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              ),
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
