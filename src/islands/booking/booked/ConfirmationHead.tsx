import type { ReactNode } from 'react';
import { bookingTone } from '#domain/booking/booking-status.ts';
import { freeUntil, readTerms } from '#domain/booking/cancellation.ts';
import { daysBetween, formatStay } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { photoSizes } from '#domain/rooms/images.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { freeCancellation } from '#messages/booking/cancellation.ts';
import { nightsOf } from '#messages/booking/stay-text.ts';
import { countdown, inPuri } from '#messages/booking/trip.ts';
import { $homestay, homestayOf } from '#stores/booking/homestay.ts';
import { today } from '#stores/browser/today.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import styles from './ConfirmationHead.module.css';

interface Props {
  reservation: BookedStay;
  isBooked: boolean;
  /** The text of a badge; absent if the heading says it. */
  status?: string | undefined;
  heading: ReactNode;
  children: ReactNode;
}

export function ConfirmationHead({ reservation, isBooked, status, heading, children }: Props) {
  const { check_in: checkIn, check_out: checkOut, property, ended } = reservation;
  const found = homestayOf(reservation, useValue($homestay));
  const free = freeUntil(readTerms(reservation), checkIn, new Date());
  return (
    <header className={styles.head}>
      <div className={styles.photo}>
        <Picture
          picture={found?.photos[0]}
          alt={found?.name ?? property}
          sizes={photoSizes(100, '48rem', '32rem')}
        />
      </div>
      <div className={styles.ticket}>
        {isBooked && (
          <p className={`row ${styles.chips}`}>
            <span className="chip" data-tone="gold">
              {countdown(daysBetween(today(), checkIn), daysBetween(today(), checkOut), ended)}
            </span>
            {status && !ended && (
              <span className="chip" data-tone="success">
                {status}
              </span>
            )}
          </p>
        )}
        {!isBooked && status && (
          <p className={`row ${styles.chips}`}>
            <span className={`chip ${bookingTone(status) === 'bad' ? styles.cancelled : ''}`}>{status}</span>
          </p>
        )}
        {heading}
        <p className={styles.days}>
          <strong>{formatStay({ checkIn, checkOut }, true)}</strong>
          <span>{`${inPuri(property)} · ${nightsOf(daysBetween(checkIn, checkOut))}`}</span>
        </p>
        {isBooked && !ended && free && <p className={styles.free}>{freeCancellation(formatInstant(free))}</p>}
        {children}
      </div>
    </header>
  );
}
