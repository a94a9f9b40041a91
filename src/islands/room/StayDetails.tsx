import type { RoomDetail } from '#domain/room-detail.ts';
import { totalGuests } from '#domain/stay.ts';
import { AmountList } from '#islands/ui/AmountList.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { priceSummary } from '#messages/bill.ts';
import { continueToAddOns } from '#messages/booking.ts';
import * as buttons from '#messages/buttons.ts';
import * as messages from '#messages/room.ts';
import { tellMe } from '#messages/waitlist-notice.ts';
import { $cartCount } from '#stores/cart/cart.ts';
import { $isInCart, $offer } from '#stores/room/room.ts';
import { $search } from '#stores/search/search.ts';
import { askForWaitlist } from '#stores/waitlist/waitlist.ts';
import { continueBooking } from './continue-booking.ts';
import { PartyNotice } from './PartyNotice.tsx';
import { priceAmounts } from './price-amounts.ts';
import type { RoomText } from './room-text.ts';
import styles from './StayPanel.module.css';
import state from './StayState.module.css';

interface Props {
  room: RoomDetail;
  text: RoomText;
}

/** The price by night, add-ons, and the secondary action; the primary one is in the bar. */
export function StayDetails({ room, text }: Props) {
  const search = useValue($search, undefined);
  const offer = useValue($offer, 'checking');
  const rooms = useValue($cartCount, 0);
  const isInCart = useValue($isInCart, false);
  if (!search) return null;
  const amounts = priceAmounts(room);
  // For a larger group no room would ever do.
  const canWait = offer === 'sold-out' && totalGuests(search) <= text.largestGroup;
  return (
    <div className={styles.panel}>
      <PartyNotice room={room} search={search} phone={text.phone} />
      {canWait && <Button onClick={() => askForWaitlist(search, room)}>{tellMe}</Button>}
      <p className={state.rooms}>
        <span>{messages.roomsSelected}</span>
        <output aria-label={messages.roomsSelected}>{rooms}</output>
      </p>
      {amounts.length > 0 && <AmountList label={priceSummary} amounts={amounts} />}
      {room.stay_days < 3 && offer === 'free' && <p className={state.hint}>{messages.longerStayHint}</p>}
      {isInCart ? (
        <Button kind="quiet" done>
          {buttons.inCart}
        </Button>
      ) : (
        <Button kind="quiet" disabled={offer !== 'free'} onClick={() => void continueBooking()}>
          {continueToAddOns}
        </Button>
      )}
    </div>
  );
}
