import { totalGuests } from '#domain/dates/stay.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { langOf } from '#domain/language/shown-word.ts';
import { formatRupees } from '#domain/money/money.ts';
import { roomsNeeded } from '#domain/party/capacity.ts';
import { hasDetails } from '#domain/rooms/room.ts';
import type { Search } from '#domain/rooms/search.ts';
import { Alternatives } from '#islands/ui/Alternatives.tsx';
import type { HostContact } from '#islands/ui/AskHost.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Picture } from '#islands/ui/Picture.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { continueToDetails } from '#messages/booking/booking.ts';
import * as messages from '#messages/booking/party.ts';
import { sleeps } from '#messages/rooms/room-card.ts';
import { goToCart } from '#messages/rooms/rooms.ts';
import { addRooms } from '#stores/booking/add-rooms.ts';
import { $partyRooms } from '#stores/search/rooms.ts';
import styles from './PartySuggestion.module.css';

interface Props {
  search: Search;
  contact: HostContact;
}

/** Says how many rooms a party needs that is too large for one room, and adds the cheapest ones with one press. */
export function PartySuggestion({ search, contact }: Props) {
  const suggested = useValue($partyRooms, undefined);
  if (!suggested) return null;
  const { party, chosen, toAdd } = suggested;
  const whole = toAdd?.filter(hasDetails) ?? [];
  const total = toAdd?.reduce((sum, room) => sum + room.final_price, 0) ?? 0;
  const group = messages.groupOf(party);
  // The number must be the one on the cards. If the capacity rule needs one room only, the beds decide.
  const byRule = roomsNeeded(party);
  const title =
    byRule > 1 || !toAdd
      ? messages.needRooms(group, byRule)
      : messages.bedsFor(group, chosen.length + toAdd.length);

  return (
    <aside className={styles.party} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {!toAdd && (
        <>
          <p>{messages.notEnough}</p>
          <Alternatives search={search} contact={contact} canWait />
        </>
      )}
      {toAdd?.length === 0 && (
        <>
          <p>{messages.partyInCart(totalGuests(party))}</p>
          <div className="row" data-gap="3">
            <a className="button" href={pagePath('/rooms/checkout')}>
              {continueToDetails}
            </a>
            <a className="button" data-kind="quiet" href={pagePath('/booking')}>
              {goToCart}
            </a>
          </div>
        </>
      )}
      {toAdd && toAdd.length > 0 && (
        <>
          <p>{messages.suggestion(formatRupees(total), toAdd.length)}</p>
          <ul className={`row list ${styles.rooms}`} data-gap="3">
            {toAdd.map((room) => (
              <li key={room.id}>
                {hasDetails(room) ? (
                  <Picture picture={room.images[0]} alt="" sizes="6rem" width={96} height={72} />
                ) : (
                  <span className={styles.placeholder} />
                )}
                <strong lang={langOf(room.name)}>{room.name}</strong>
                <span>{sleeps(room.capacity)}</span>
                <span>{formatRupees(room.final_price)}</span>
              </li>
            ))}
          </ul>
          <Button busy={whole.length < toAdd.length} onClick={() => addRooms(whole, search)}>
            {messages.addSuggested(toAdd.length)}
          </Button>
        </>
      )}
    </aside>
  );
}
