import { useEffect } from 'react';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { Search } from '#domain/rooms/search.ts';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import * as messages from '#messages/rooms/alternatives.ts';
import { tellMe } from '#messages/rooms/waitlist-notice.ts';
import { shortStay } from '#stores/browser/today.ts';
import { $alternatives, type OfferedStay, openAlternatives } from '#stores/search/alternatives.ts';
import { askForWaitlist } from '#stores/waitlist/waitlist.ts';
import styles from './Alternatives.module.css';
import { AskHost, type HostContact } from './AskHost.tsx';
import { Button } from './Button.tsx';
import { useValue } from './use-value.ts';

interface Props {
  search: Search;
  /** The room that the guest looks at. */
  roomId?: number;
  contact: HostContact;
  /** False where the page offers the waiting list already, or where nobody can wait for the stay. */
  canWait: boolean;
}

/** Shows what can be booked instead of a stay, the waitlist, and how to ask the host. */
export function Alternatives({ search, roomId, contact, canWait }: Props) {
  const loaded = useValue($alternatives);
  useEffect(() => openAlternatives(search, roomId), [search, roomId]);
  const offered = loaded.state === 'ready' ? loaded.offered : [];
  return (
    <section className={`stack ${styles.alternatives}`} data-gap="4" aria-busy={loaded.state === 'loading'}>
      {loaded.state === 'loading' && (
        <div className={styles.loading}>
          <Spinner label={messages.looking} />
        </div>
      )}
      {offered.length > 0 && (
        <>
          <h2>{messages.heading}</h2>
          <ul className={`list ${styles.stays}`}>
            {offered.map((one) => (
              <li key={`${one.kind} ${one.bookings[0]?.address}`}>
                {one.bookings.length > 1 ? <SplitStay offered={one} /> : <StayLink offered={one} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={`row ${styles.ways}`} data-gap="3">
        {canWait && (
          <Button kind="quiet" onClick={() => askForWaitlist(search)}>
            {tellMe}
          </Button>
        )}
        <AskHost search={search} contact={contact} />
      </p>
    </section>
  );
}

function StayLink({ offered: { kind, total, bookings } }: { offered: OfferedStay }) {
  const [booking] = bookings;
  if (!booking) return null;
  const { stay, rooms, address } = booking;
  const dates = shortStay(stay);
  const titles = {
    longer: messages.stayNights(nightsOfStay(stay)),
    other_homestay: messages.otherHomestay,
    near_dates: dates,
    split: messages.split,
  };
  return (
    <a className={styles.stay} href={address}>
      <strong>{titles[kind]}</strong>
      <strong>{formatRupees(total)}</strong>
      <span className="soft">
        {kind === 'near_dates' ? rooms.join(', ') : messages.datesAndRooms(dates, rooms)}
      </span>
    </a>
  );
}

function SplitStay({ offered: { total, bookings } }: { offered: OfferedStay }) {
  const links = [messages.bookFirst, messages.bookSecond];
  return (
    <div className={styles.stay}>
      <strong>{messages.split}</strong>
      <strong>{formatRupees(total)}</strong>
      {bookings.map(({ stay, rooms, address }, index) => (
        <p key={address}>
          <span className="soft">{messages.datesAndRooms(shortStay(stay), rooms)}</span>{' '}
          <a href={address}>{links[index]}</a>
        </p>
      ))}
    </div>
  );
}
