import { lazy, Suspense, useState } from 'react';
import { daysBetween, formatStay } from '#domain/calendar.ts';
import type { Stay } from '#domain/stay.ts';
import { Button } from '#islands/ui/Button.tsx';
import { changeDates } from '#messages/booking.ts';
import { nights } from '#messages/search.ts';
import styles from './Rooms.module.css';

const CartDates = lazy(async () => ({ default: (await import('./CartDates.tsx')).CartDates }));

/** The stay of the booking, and the way to other dates. */
export function CartStay({ stay }: { stay: Stay }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={styles.stay}>
      <strong>{formatStay(stay, true)}</strong>
      <span>{nights(daysBetween(stay.checkIn, stay.checkOut))}</span>
      <Button kind="quiet" size="s" onClick={() => setOpen(true)}>
        {changeDates}
      </Button>
      <Suspense>{isOpen && <CartDates onClose={() => setOpen(false)} />}</Suspense>
    </p>
  );
}
