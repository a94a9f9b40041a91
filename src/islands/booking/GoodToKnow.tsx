import type { ReactNode } from 'react';
import { readTimes } from '#domain/house.ts';
import { arrivalSentence } from '#messages/house.ts';
import type { BookedStay } from '#stores/payment-state.ts';
import styles from './Confirmation.module.css';
import type { Contact } from './contact.ts';

interface Props {
  reservation: BookedStay;
  contact: Contact;
  /** What is to be said first. */
  children?: ReactNode;
}

/** What a guest needs to know before coming. */
export function GoodToKnow({ reservation, contact, children }: Props) {
  return (
    <section>
      <h2>Good to know</h2>
      <ul className={styles.info}>
        {children}
        <li>Please bring a photo identity card for every adult.</li>
        <li>{arrivalSentence(readTimes(reservation))}</li>
        {reservation.remaining_amount > 0 && <li>The rest is paid at the property on check-in.</li>}
        <li>
          Anything to ask or to change? Call{' '}
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a> or write to{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </li>
      </ul>
    </section>
  );
}
