import { useEffect } from 'react';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { clockTime } from '#domain/dates/instant.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/waitlist.ts';
import { heldFor } from '#messages/rooms/waitlist-notice.ts';
import { browseRooms, tryAgain } from '#messages/site/buttons.ts';
import {
  $entry,
  bookTogether,
  heldRoomAddress,
  keepEntry,
  leaveList,
  openEntry,
} from '#stores/waitlist/entry.ts';
import styles from './WaitlistDialog.module.css';

const OPEN: readonly WaitlistEntry['state'][] = ['unconfirmed', 'waiting', 'paused', 'offered'];

/** Shows a guest's waitlist entry with its offer, and lets the guest leave the waitlist. */
export const WaitlistPage = guarded(function WaitlistPage() {
  const loaded = useValue($entry);
  useEffect(() => void openEntry(), []);

  if (loaded.state === 'looking') return <Spinner label={messages.lookingUp} />;
  if (loaded.state === 'failed') {
    return (
      <div className={`stack ${styles.entry}`} data-gap="4">
        <p className="notice" data-tone="danger" role="alert">
          {loaded.message}
        </p>
        {loaded.canRetry && <Button onClick={() => void openEntry()}>{tryAgain}</Button>}
        <a href={pagePath('/rooms')}>{browseRooms}</a>
      </div>
    );
  }
  const { entry, busy, message } = loaded;
  const isOpen = OPEN.includes(entry.state);
  return (
    <div className={`stack ${styles.entry}`} data-gap="4">
      <p className={styles.facts}>
        {messages.requested(
          entry.rooms.map(({ name }) => name).join(', '),
          formatDate(entry.check_in),
          formatDate(entry.check_out),
        )}
      </p>
      <div className={`stack ${styles.entry}`} data-gap="4" role="status">
        {entry.held_until && (
          <p className="chip" data-tone="success">
            {heldFor(clockTime(new Date(entry.held_until)))}
          </p>
        )}
        <p>{messages.ENTRY[entry.state]}</p>
      </div>
      {message && (
        <p className="notice" data-tone="danger" role="alert">
          {message}
        </p>
      )}
      <div className={`row ${styles.actions}`} data-gap="3">
        {entry.state === 'offered' && <Book entry={entry} busy={busy === 'booking'} />}
        {entry.state === 'paused' && (
          <Button busy={busy === 'keeping'} onClick={() => void keepEntry()}>
            {messages.keep}
          </Button>
        )}
        {!isOpen && (
          <a className="button" href={pagePath('/rooms')}>
            {browseRooms}
          </a>
        )}
        {isOpen && (
          <Button kind="quiet" busy={busy === 'leaving'} onClick={() => void leaveList()}>
            {messages.leave}
          </Button>
        )}
      </div>
    </div>
  );
});

/** Leads to the page of the held room; several rooms are put in the cart to be booked together. */
function Book({ entry, busy }: { entry: WaitlistEntry; busy: boolean }) {
  const label = messages.bookHeld(entry.rooms.length);
  if (entry.rooms.length === 1) {
    return (
      <a className="button" href={heldRoomAddress(entry)}>
        {label}
      </a>
    );
  }
  return (
    <Button busy={busy} onClick={() => void bookTogether()}>
      {label}
    </Button>
  );
}
