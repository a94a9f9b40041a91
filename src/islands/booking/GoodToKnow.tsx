import type { ReactNode } from 'react';
import { readTimes } from '#domain/property.ts';
import * as messages from '#messages/booking-facts.ts';
import { arrivalSentence } from '#messages/property.ts';
import type { BookedStay } from '#stores/payment/payment-state.ts';
import styles from './Confirmation.module.css';
import type { Contact } from './contact.ts';

interface Props {
  reservation: BookedStay;
  contact: Contact;
  /** Comes first. */
  children?: ReactNode;
}

/** What a guest needs to know before arrival. */
export function GoodToKnow({ reservation, contact, children }: Props) {
  return (
    <section>
      <h2>{messages.goodToKnow}</h2>
      <ul className={styles.info}>
        {children}
        <li>{messages.bringId}</li>
        <li>{arrivalSentence(readTimes(reservation))}</li>
        {reservation.remaining_amount > 0 && <li>{messages.balanceAtProperty}</li>}
        <li>
          {messages.questions(
            <a key="phone" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
              {contact.phone}
            </a>,
            <a key="email" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>,
          )}
        </li>
      </ul>
    </section>
  );
}
