import { Children, type ReactNode } from 'react';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { countNights, formatStay } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { guestPhoneLink } from '#domain/party/guest-phone-link.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import { Drawing } from '#islands/host/Drawing.tsx';
import * as messages from '#messages/host/desk.ts';
import styles from './BookingRow.module.css';

interface Props {
  booking: BookingLine;
  /** This text is shown below the name, such as the hour of arrival. */
  note?: string | undefined;
  /** The row is low, for a list in which one looks for a booking. */
  isDense?: boolean;
  /** This is shown before the name. */
  select?: ReactNode;
  children?: ReactNode;
}

export function BookingRow({ booking, note, isDense, select, children }: Props) {
  const { guest_name, rooms, check_in, check_out, guests, balance, status, source, phone, phone_e164 } =
    booking;
  const toCome = rooms.filter(({ id }) => booking.rooms_to_come?.includes(id)).map(({ name }) => name);
  const stay = formatStay({ checkIn: check_in, checkOut: check_out });
  const { paid_reference } = booking;
  const isSaid = paid_reference !== null && (status === 'held' || status === 'confirmed');
  return (
    <li
      className={styles.row}
      data-compact={Children.toArray(children).length === 0 || undefined}
      data-dense={isDense || undefined}
      data-select={select ? '' : undefined}
    >
      {select}
      <div className={styles.who}>
        <a className={styles.name} href={pagePath(`/host/bookings/${booking.id}`)} translate="no">
          {guest_name}
        </a>
        <p className={`soft ${styles.facts}`}>
          <span>{rooms.map(({ name }) => name).join(', ')}</span>
          <span className={styles.more}>
            {source !== 'channel' && <span>{` · ${messages.guests(guests)}`}</span>}
            <br />
          </span>
          <span className={styles.stay}>{stay}</span>
          <span className={styles.more}>{`, ${messages.nights(countNights(check_in, check_out))}`}</span>
          {note && <span>{` · ${note}`}</span>}
          {toCome.length > 0 && <span>{` · ${messages.roomsToCome(toCome.join(', '))}`}</span>}
          {isSaid && <span>{` · ${messages.guestSaysPaid(paid_reference)}`}</span>}
          {source !== 'web' && <span className={styles.origin}>{` · ${messages.SOURCES[source]}`}</span>}
        </p>
      </div>
      <div className={styles.chips}>
        {status !== 'confirmed' && (
          <span className="chip" data-tone="accent">
            {booking.awaits_host ? messages.awaitsHost : messages.STATUSES[status]}
          </span>
        )}
        {balance > 0 ? (
          <span className="chip" data-tone="gold">
            {messages.due(formatRupees(balance))}
          </span>
        ) : (
          status === 'confirmed' &&
          source !== 'channel' && (
            <span className="chip" data-tone="success">
              {messages.paid}
            </span>
          )
        )}
        {source !== 'web' && <span className={`chip ${styles.site}`}>{messages.SOURCES[source]}</span>}
      </div>
      <div className={`row ${styles.acts}`}>
        {children}
        {phone && (
          <>
            <a
              className={`icon-button ${styles.icon}`}
              href={guestPhoneLink(phone_e164, phone)}
              aria-label={messages.call(guest_name)}
            >
              <Drawing of="call" />
            </a>
            {phone_e164 && (
              <a
                className={`icon-button ${styles.icon}`}
                href={chatLink(phone_e164)}
                target="_blank"
                rel="noreferrer"
                aria-label={messages.whatsApp(guest_name)}
              >
                <Drawing of="chat" />
              </a>
            )}
          </>
        )}
      </div>
    </li>
  );
}
