import { useState } from 'react';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { canArrive, canLeave } from '#domain/date-choice.ts';
import { formatRupees } from '#domain/money.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import type { Search } from '#domain/search.ts';
import { AmountList } from '#islands/ui/AmountList.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Counter } from '#islands/ui/Counter.tsx';
import { DateField } from '#islands/ui/DateField.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { longerStayHint } from '#messages/room.ts';
import { fromPrice, nights as nightsOf } from '#messages/search.ts';
import { tellMe } from '#messages/waiting.ts';
import { $calendars, lookAtMonth, NO_NIGHTS } from '#stores/calendar.ts';
import { $cartCount } from '#stores/cart.ts';
import { isHeldHere } from '#stores/reservation.ts';
import { $isInCart, $offer, changeStay, putRoomInCart } from '#stores/room.ts';
import { $search } from '#stores/search.ts';
import { today } from '#stores/today.ts';
import { askToWait } from '#stores/waiting-list.ts';
import { OfferNotice } from './OfferNotice.tsx';
import { PartyNotice } from './PartyNotice.tsx';
import { priceAmounts } from './price-amounts.ts';
import styles from './StayPanel.module.css';

export const ADD_TO_CART = 'add-to-cart';

/** When, how many, what it costs night by night, and into the cart. */
export function StayPanel({ room, phone }: { room: RoomDetail; phone: string }) {
  const search = useValue($search, undefined);
  const offer = useValue($offer, 'checking');
  if (!search) return null;
  const amounts = priceAmounts(room);
  return (
    <div className={styles.panel}>
      <h2>Your stay</h2>
      <Dates id={room.id} search={search} />
      <Party search={search} />
      <RoomsSelected />
      <OfferNotice room={room} search={search} offer={offer} />
      <PartyNotice room={room} search={search} phone={phone} />
      {offer === 'sold-out' && <Button onClick={() => askToWait(search, room)}>{tellMe}</Button>}
      {amounts.length > 0 && <AmountList label="Price summary" amounts={amounts} />}
      {room.stay_days < 3 && offer === 'free' && <p className={styles.hint}>{longerStayHint}</p>}
      <AddToCart isFree={offer === 'free'} />
    </div>
  );
}

function AddToCart({ isFree }: { isFree: boolean }) {
  const isInCart = useValue($isInCart, false);
  return (
    <Button
      id={ADD_TO_CART}
      kind={isInCart ? 'quiet' : 'loud'}
      disabled={!isFree}
      done={isInCart}
      onClick={putRoomInCart}
    >
      {isInCart ? 'In Cart' : 'Add to Cart'}
    </Button>
  );
}

function Dates({ id, search }: { id: number; search: Search }) {
  const { checkIn, checkOut } = search;
  const nights = useValue($calendars, {})[id] ?? NO_NIGHTS;
  const [opens, setOpens] = useState(0);
  const arrive = (date: string | null) => {
    if (!date) return;
    // Arriving after the old check-out leaves one night, rather than a stay that ends before it begins.
    changeStay({ checkIn: date, checkOut: date < checkOut ? checkOut : addDays(date, 1) });
    setOpens(opens + 1);
  };
  const ownNight = (date: string) => isHeldHere(id, date, addDays(date, 1));
  const price = (date: string) => {
    const rupees = nights.get(date)?.lowestPrice;
    if (!rupees) return {};
    const amount = formatRupees(rupees);
    return { note: amount, spoken: fromPrice(amount) };
  };
  const length = (date: string) => ({ note: nightsOf(daysBetween(checkIn, date)) });
  const month = (first: string) => void lookAtMonth(id, first);
  return (
    <div className={styles.pair}>
      <DateField
        label="Check In"
        value={checkIn}
        today={today()}
        min={today()}
        onChange={arrive}
        onMonth={month}
        dayInfo={(date) => ({ ...price(date), taken: !canArrive(date, nights) && !ownNight(date) })}
      />
      <DateField
        label="Check Out"
        value={checkOut}
        today={today()}
        min={addDays(checkIn, 1)}
        onChange={(date) => date && changeStay({ checkOut: date })}
        onMonth={month}
        opens={opens}
        dayInfo={(date) => ({
          ...length(date),
          taken: !canLeave(date, checkIn, nights) && !ownNight(checkIn),
        })}
      />
    </div>
  );
}

function Party({ search }: { search: Search }) {
  return (
    <div className={styles.pair} data-of="party">
      <Counter
        label="Guests"
        noun="guests"
        min={1}
        value={search.adults}
        onChange={(adults) => changeStay({ adults })}
      />
      <Counter
        label="Children"
        noun="children"
        min={0}
        value={search.children}
        onChange={(children) => changeStay({ children })}
      />
    </div>
  );
}

function RoomsSelected() {
  const rooms = useValue($cartCount, 0);
  return (
    <p className={styles.rooms}>
      <span>Rooms selected</span>
      <output aria-label="Rooms selected">{rooms}</output>
    </p>
  );
}
