import { formatInstant } from '#domain/dates/instant.ts';
import * as messages from '#messages/host/booking-page.ts';
import { MAIL_KINDS } from '#messages/host/bookings/mails.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import { changeOf } from '#stores/host/bookings/history.ts';
import styles from './Booking.module.css';

export function BookingHistory({ whole: { audit, mails } }: { whole: WholeBooking }) {
  return (
    <section className="panel stack" data-gap="4">
      <h2>{messages.history}</h2>
      {audit.length === 0 && <p className="soft">{messages.NO_HISTORY}</p>}
      <ul className={`stack list ${styles.rows}`} data-gap="0">
        {audit.map((event) => (
          <li key={`${event.at} ${event.action}`}>
            <span>
              <span>{messages.ACTIONS[event.action] ?? event.action}</span>
              <span className={`soft ${styles.line}`}>{changeOf(event)}</span>
              <span className={`soft ${styles.line}`}>
                {`${event.by?.name ?? messages.byGuest}, ${formatInstant(new Date(event.at))}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {mails.length > 0 && (
        <details className={styles.more}>
          <summary>{messages.mails}</summary>
          <ul className={`stack list ${styles.rows}`} data-gap="0">
            {mails.map(({ kind, to, created_at, sent_at }) => (
              <li key={`${kind} ${to} ${created_at}`}>
                <span>
                  <span>{MAIL_KINDS[kind] ?? kind}</span>
                  <span className={`soft ${styles.line}`}>{to}</span>
                </span>
                <span className="soft">{sent_at ? formatInstant(new Date(sent_at)) : messages.notSent}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
