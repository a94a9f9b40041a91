import type { BookingLine } from '#contract/host/booking-line.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { initialsOf } from '#domain/rates/host-calendar.ts';
import * as messages from '#messages/host/calendar.ts';
import * as host from '#messages/host/desk.ts';

import styles from './BookingBar.module.css';

interface Props {
  booking: BookingLine;
  /** The number of cells. */
  span: number;
  isBegun: boolean;
}

/** A confirmed booking of another site has no balance here, because that site collects the money. */
function factsOfBar({ source, balance, status }: BookingLine): string {
  if (source === 'channel' && status === 'confirmed') return host.SOURCES.channel;
  const money = balance > 0 ? host.due(formatRupees(balance)) : host.paid;
  return messages.barFacts(status === 'confirmed' ? money : host.STATUSES[status], host.SOURCES[source]);
}

export function BookingBar({ booking, span, isBegun }: Props) {
  const { id, guest_name, balance, status, source } = booking;
  const isShort = span === 1;
  const facts = factsOfBar(booking);
  return (
    <a
      className={styles.bar}
      href={pagePath(`/host/bookings/${id}`)}
      tabIndex={-1}
      style={{ inlineSize: `calc(${span} * var(--column) - 4px)` }}
      data-status={status}
      data-source={source}
      data-due={(status === 'confirmed' && balance > 0) || undefined}
      data-begun={isBegun || undefined}
      title={isShort ? `${guest_name}, ${facts}` : undefined}
      draggable={false}
    >
      <span className={styles.text}>
        {isShort && (
          <b aria-hidden="true" translate="no">
            {initialsOf(guest_name)}
          </b>
        )}
        {isShort && <i className={styles.dot} data-source={source} aria-hidden="true" />}
        <b className={isShort ? 'visually-hidden' : undefined} translate="no">
          {guest_name}
        </b>{' '}
        <small className={isShort ? 'visually-hidden' : undefined}>{facts}</small>
      </span>
    </a>
  );
}
