import { useEffect, useState } from 'react';
import { HOUR, SECOND } from '#domain/dates/duration.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import styles from '#islands/booking/Booking.module.css';
import { heldFor, heldUntil } from '#messages/booking/payment-step.ts';

/** Counts down the hold. Announced to screen readers once, not every second. */
export function HoldTimer({ until }: { until: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  if (!until) return null;
  const left = Math.max(0, Math.floor((Date.parse(until) - now) / SECOND));
  // A host may hold rooms for days.
  if (left > HOUR / SECOND) return <p>{heldUntil(formatInstant(new Date(until)))}</p>;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={styles.timer}>
      {heldFor(
        <span key="timer" role="timer">
          {clock}
        </span>,
      )}
    </p>
  );
}
