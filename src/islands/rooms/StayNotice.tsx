import type { Party, Stay } from '#domain/dates/stay.ts';
import type { Search } from '#domain/rooms/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/cart.ts';
import { partyOf, stayAndParty } from '#messages/booking/party.ts';
import { shortStay } from '#stores/browser/today.ts';
import { $isPastSearch, goToSearch } from '#stores/search/search.ts';
import { moveBookingTo } from '#stores/search-bar/form.ts';
import styles from './StayNotice.module.css';

/** Says that the results are for another stay or party than the cart, which the search bar shows. */
export function StayNotice({ search, booked }: { search: Search; booked: Stay & Party }) {
  const isPast = useValue($isPastSearch, false);
  const isSameText = shortStay(search) === shortStay(booked) && search.checkIn !== booked.checkIn;
  const [party, bookedParty] = [partyOf(search), partyOf(booked)];
  const requested = stayAndParty(shortStay(search, isSameText), party === bookedParty ? undefined : party);
  return (
    <aside className={`notice row between ${styles.stay}`} aria-label={messages.otherStayLabel}>
      <p>{messages.otherStay(requested, stayAndParty(shortStay(booked, isSameText), bookedParty))}</p>
      <p className="row">
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
