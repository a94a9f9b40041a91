import { formatDate } from '#domain/dates/calendar.ts';
import { clockTime } from '#domain/dates/instant.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { RoomDetail } from '#domain/rooms/room-detail.ts';
import type { Search } from '#domain/rooms/search.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { fitNotice, groupOf } from '#messages/booking/party.ts';
import { noPrice, pastDates } from '#messages/rooms/refusal.ts';
import * as messages from '#messages/rooms/room.ts';
import { heldFor } from '#messages/rooms/waitlist-notice.ts';
import { $roomParty, type Offer } from '#stores/room/room.ts';
import styles from './StayState.module.css';

interface Props {
  room: RoomDetail;
  search: Search;
  offer: Offer;
}

/** Shows whether the room is available for the dates and suits the party; changes are announced. */
export function OfferNotice({ room, search, offer }: Props) {
  const party = useValue($roomParty, undefined);
  const fit = party?.fit ?? { fit: 'fits' as const };
  const offered = party?.toAdd && party.chosen.length + party.toAdd.length;
  const bed = room.extra_bed_price > 0 ? formatRupees(room.extra_bed_price) : 0;
  const advice = fit.fit !== 'fits' && fitNotice(fit, groupOf(search), bed, offered);
  return (
    <div role="status" className={styles.offer} data-offer={offer}>
      {/* If the room is too small for the party, it is not called available. */}
      {!(offer === 'free' && fit.fit === 'more-rooms') && state(room, search, offer)}
      {advice && <p className={styles.advice}>{advice}</p>}
    </div>
  );
}

function state(room: RoomDetail, search: Search, offer: Offer) {
  switch (offer) {
    case 'checking':
      return <p className="chip">{messages.checking}</p>;
    case 'free':
      return (
        <p className="chip" data-tone="success">
          {room.held_until ? heldFor(clockTime(new Date(room.held_until))) : messages.available}
        </p>
      );
    case 'booked':
      return (
        <p className="notice" data-tone="success">
          <strong>{messages.bookedHere}</strong>
        </p>
      );
    case 'sold-out':
      return (
        <p className="notice" data-tone="danger">
          <strong>{messages.soldOutTitle}:</strong>{' '}
          <span>{messages.soldOut(formatDate(search.checkIn), formatDate(search.checkOut))}</span>
        </p>
      );
    default:
      return (
        <p className="notice" data-tone="danger">
          <strong>{messages.notAvailableTitle}</strong>
          <br />
          <span>{offer === 'past' ? pastDates : (offer === 'refused' && room.pricing_error) || noPrice}</span>
        </p>
      );
  }
}
