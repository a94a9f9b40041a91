import type { MouseEvent } from 'react';
import { formatStay } from '#domain/calendar.ts';
import { formatRupees } from '#domain/money.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { continueToAddOns } from '#messages/booking.ts';
import * as buttons from '#messages/buttons.ts';
import * as messages from '#messages/room.ts';
import { nights } from '#messages/search.ts';
import { $isInCart, $offer, putRoomInCart } from '#stores/room/room.ts';
import { $search } from '#stores/search/search.ts';
import { ADD_TO_CART, continueBooking, showStay } from './continue-booking.ts';
import { OfferNotice } from './OfferNotice.tsx';
import styles from './StayPanel.module.css';

/** The button changes under the pointer: ignores the second click of a double click. */
const onFirstClick = (event: MouseEvent) => {
  if (event.detail < 2) void continueBooking();
};

/** Availability, total and next action, always in view. */
export function StayBar({ room }: { room: RoomDetail }) {
  const search = useValue($search, undefined);
  const offer = useValue($offer, 'checking');
  const isInCart = useValue($isInCart, false);
  return (
    <>
      {search && <OfferNotice room={room} search={search} offer={offer} />}
      <div className={styles.total}>
        <p>
          {room.nights.length > 0 && <strong>{formatRupees(room.final_price)}</strong>}
          <span>
            {nights(room.stay_days)}
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
            {formatStay(search)}
          </button>
        )}
      </div>
      {isInCart ? (
        <Button disabled={offer !== 'free'} onClick={onFirstClick}>
          {continueToAddOns}
        </Button>
      ) : (
        <Button id={ADD_TO_CART} disabled={offer !== 'free'} onClick={putRoomInCart}>
          {buttons.addToCart}
        </Button>
      )}
    </>
  );
}
