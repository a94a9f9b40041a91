import { formatRupees } from '#domain/money.ts';
import * as host from '#messages/host.ts';
import * as messages from '#messages/host-calendar.ts';
import type { BookingLine } from '#stores/host/calendar.ts';
import styles from './BookingBar.module.css';

interface Props {
  booking: BookingLine;
  /** In cells. */
  span: number;
  isBegun: boolean;
}

/** A stay over its nights: who, from where, and what is due. It opens the booking. */
export function BookingBar({ booking, span, isBegun }: Props) {
  const { id, guest_name, source, balance, status } = booking;
  const money = balance > 0 ? host.due(formatRupees(balance)) : host.paid;
  const isHeld = status === 'held';
  return (
    <a
      className={styles.bar}
      href={`/host/bookings/${id}`}
      tabIndex={-1}
      style={{ inlineSize: `calc(${span} * var(--column) - 4px)` }}
      aria-label={messages.barName(guest_name, host.SOURCES[source], isHeld ? host.STATUSES.held : money)}
      data-status={status}
      data-due={balance > 0 || undefined}
      data-begun={isBegun || undefined}
      draggable={false}
    >
      <span className={styles.text}>
        <b>{guest_name}</b>
        {span > 1 && (
          <small>
            {isHeld ? host.STATUSES.held : host.SOURCES[source]}
            {balance > 0 && !isHeld && <em> · {money}</em>}
          </small>
        )}
      </span>
    </a>
  );
}
