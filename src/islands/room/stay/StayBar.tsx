import type { MouseEvent } from 'react';
import { totalGuests } from '#domain/dates/stay.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { RoomDetail } from '#domain/rooms/room-detail.ts';
import type { Search } from '#domain/rooms/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { continueToAddOns } from '#messages/booking/booking.ts';
import * as messages from '#messages/rooms/room.ts';
import { nights } from '#messages/rooms/search.ts';
import { tellMe } from '#messages/rooms/waitlist-notice.ts';
import * as buttons from '#messages/site/buttons.ts';
import { shortStay } from '#stores/browser/today.ts';
import { bookedHere } from '#stores/reservation/reservation.ts';
import { $isInCart, $offer, $roomParty, type Offer, putRoomInCart } from '#stores/room/room.ts';
import { $search } from '#stores/search/search.ts';
import { askForWaitlist } from '#stores/waitlist/waitlist.ts';
import { ADD_TO_CART, continueBooking, showStay } from './continue-booking.ts';
import { OfferNotice } from './OfferNotice.tsx';
import { AddGroup } from './PartyNotice.tsx';
import styles from './StayPanel.module.css';
import state from './StayState.module.css';

/** Ignores the second click of a double click, because the button changes under the pointer. */
const onFirstClick = (event: MouseEvent) => {
  if (event.detail < 2) void continueBooking();
};

interface Props {
  room: RoomDetail;
  largestGroup: number;
}

/** Shows availability, total and the next action; it is always in view. */
export function StayBar({ room, largestGroup }: Props) {
  const search = useValue($search);
  const offer = useValue($offer, 'checking');
  return (
    <>
      {search && <OfferNotice room={room} search={search} offer={offer} />}
      {search && <AddGroup room={room} search={search} />}
      <div className={styles.total}>
        <p>
          {room.nights.length > 0 && <strong>{formatRupees(room.final_price)}</strong>}
          <span>
            <span>{nights(room.stay_days)}</span>
            {room.total_discount > 0 && (
              <>
                <span className="visually-hidden">{messages.was}</span>
                <s>{formatRupees(room.price)}</s>
              </>
            )}
          </span>
        </p>
        {search && (
          <button type="button" className={styles.dates} onClick={showStay}>
            <span className="visually-hidden">{messages.yourStay}: </span>
            <span>{shortStay(search)}</span>
          </button>
        )}
      </div>
      <NextAction room={room} largestGroup={largestGroup} />
    </>
  );
}

/** Shows Add to Cart or Continue; for a taken room the waitlist, or the guest's own booking. */
function NextAction({ room, largestGroup }: Props) {
  const search = useValue($search);
  const offer = useValue($offer, 'checking');
  const isInCart = useValue($isInCart, false);
  const isTooSmall = useValue($roomParty, undefined)?.fit.fit === 'more-rooms';
  const booking = search && offer === 'booked' && bookedHere(room.id, search);
  if (booking) {
    return (
      <a className={`button ${state.row}`} href={pagePath(`/my-booking?reservation=${booking}`)}>
        {messages.seeBooking}
      </a>
    );
  }
  if (search && canWait(offer, search, largestGroup)) {
    return (
      <Button className={state.row ?? ''} onClick={() => askForWaitlist(search, room)}>
        {tellMe}
      </Button>
    );
  }
  if (isInCart) {
    return (
      <Button disabled={offer !== 'free'} onClick={onFirstClick}>
        {continueToAddOns}
      </Button>
    );
  }
  return (
    <Button
      kind={isTooSmall ? 'quiet' : 'loud'}
      id={ADD_TO_CART}
      disabled={offer !== 'free'}
      onClick={putRoomInCart}
    >
      {buttons.addToCart}
    </Button>
  );
}

/** Returns whether the waitlist is offered: not to a group that is too large for every homestay. */
export const canWait = (offer: Offer, search: Search, largestGroup: number): boolean =>
  offer === 'sold-out' && totalGuests(search) <= largestGroup;
