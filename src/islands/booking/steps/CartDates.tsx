import { useEffect } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { SearchDates } from '#islands/ui/calendar/SearchDates.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { changeDates } from '#messages/booking/booking.ts';
import { done } from '#messages/site/buttons.ts';
import { today } from '#stores/browser/today.ts';
import { openSearchForm } from '#stores/search-bar/form.ts';
import styles from './Rooms.module.css';

/** Offers other dates for the booking in the cart; as in the search bar, they are checked and confirmed first. */
export function CartDates({ onClose }: { onClose: () => void }) {
  useEffect(() => openSearchForm(''), []);
  return (
    <Dialog title={changeDates} onClose={onClose} size="sheet">
      <div className={styles.dates}>
        <SearchDates today={today()} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{done}</Button>
      </DialogActions>
    </Dialog>
  );
}
