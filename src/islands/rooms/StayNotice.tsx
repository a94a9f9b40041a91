import { formatStay } from '#domain/calendar.ts';
import type { Search } from '#domain/search.ts';
import type { Party, Stay } from '#domain/stay.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/cart.ts';
import { partyOf } from '#messages/party.ts';
import { moveBookingTo } from '#stores/search/form.ts';
import { $isPastSearch, goToSearch } from '#stores/search/search.ts';
import styles from './StayNotice.module.css';

/** The results are for another stay or party than the cart, which the search bar shows. */
export function StayNotice({ search, booked }: { search: Search; booked: Stay & Party }) {
  const isPast = useValue($isPastSearch, false);
  const isOtherParty = partyOf(search) !== partyOf(booked);
  const isSameText = formatStay(search) === formatStay(booked) && search.checkIn !== booked.checkIn;
  const requested = [formatStay(search, isSameText), isOtherParty && partyOf(search)];
  const own = [formatStay(booked, isSameText), partyOf(booked)];
  return (
    <aside className={`notice ${styles.stay}`} aria-label={messages.otherStayLabel}>
      <p>{messages.otherStay(requested.filter(Boolean).join(', '), own.join(', '))}</p>
      <p className={styles.actions}>
        <Button kind="quiet" size="s" onClick={() => goToSearch({ ...booked, pastDate: false })}>
          {messages.showDates}
        </Button>
        {!isPast && (
          <Button kind="quiet" size="s" onClick={() => void moveBookingTo(search)}>
            {messages.moveThere}
          </Button>
        )}
      </p>
    </aside>
  );
}
