import { formatDate } from '#domain/calendar.ts';
import { partyFit } from '#domain/capacity.ts';
import { clockTime } from '#domain/instant.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import type { Search } from '#domain/search.ts';
import * as messages from '#messages/room.ts';
import { heldFor } from '#messages/waiting.ts';
import type { Offer } from '#stores/room.ts';

interface Props {
  room: RoomDetail;
  search: Search;
  offer: Offer;
}

/** Whether the room can be had for these dates, announced whenever that changes. */
export function OfferNotice({ room, search, offer }: Props) {
  return <div role="status">{words(room, search, offer)}</div>;
}

function words(room: RoomDetail, search: Search, offer: Offer) {
  switch (offer) {
    case 'checking':
      return <p className="chip">{messages.checking}</p>;
    case 'free':
      // Too small for the party: the notice below says what it needs.
      if (partyFit(search, [room]).fit === 'more-rooms') return null;
      return (
        <p className="chip" data-tone="success">
          {room.held_until ? heldFor(clockTime(new Date(room.held_until))) : 'Available'}
        </p>
      );
    case 'sold-out': {
      const [from, to] = [search.checkIn, search.checkOut].map((date) => formatDate(date));
      return (
        <p className="notice" data-tone="danger">
          <strong>{messages.soldOutTitle}:</strong> {messages.soldOut(from ?? '', to ?? '')}
        </p>
      );
    }
    default: {
      const why = {
        refused: room.pricing_error ?? messages.noPrice,
        past: messages.pastDates,
        'no-price': messages.noPrice,
      }[offer];
      return (
        <p className="notice" data-tone="danger">
          <strong>{messages.notAvailableTitle}</strong>
          <br />
          {why}
        </p>
      );
    }
  }
}
