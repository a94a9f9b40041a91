import { lazy, Suspense, useState } from 'react';
import { daysBetween, formatStay } from '#domain/dates/calendar.ts';
import { type Stay, totalGuests } from '#domain/dates/stay.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/booking.ts';
import { CHILDREN, GUESTS, whoIsComing } from '#messages/booking/party.ts';
import { nights } from '#messages/rooms/search.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $party } from '#stores/booking/draft.ts';
import { $cart, $cartSearch, EMPTY_CART, setCartParty } from '#stores/cart/cart.ts';
import { $cartObstacle, continueFromRooms } from '#stores/checkout/flow.ts';
import { CartParty } from './CartParty.tsx';
import styles from './Rooms.module.css';
import { SelectedRoom } from './SelectedRoom.tsx';
import { StepFrame } from './StepFrame.tsx';

const CartDates = lazy(async () => ({ default: (await import('./CartDates.tsx')).CartDates }));

/** Shows step 1 of booking the cart: the rooms and their party. */
export function SelectedRooms() {
  const items = useValue($cart, EMPTY_CART);
  const party = useValue($party, $party.get());
  const problem = useValue($cartObstacle, undefined);
  const search = useValue($cartSearch, undefined);
  const isMany = items.length > 1;
  return (
    <StepFrame
      title={messages.selectedRooms}
      action={messages.continueToAddOns}
      disabled={problem !== undefined}
      onSubmit={continueFromRooms}
      back={
        <a className="button" data-kind="plain" href={pagePath('/rooms')}>
          {buttons.backToRooms}
        </a>
      }
    >
      {search && <CartStay stay={search} />}
      <ul className="stack list" data-gap="4">
        {items.map((item, index) => (
          <SelectedRoom key={item.id} item={item} number={isMany ? index + 1 : undefined} />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="notice" data-tone="danger">
          {problem}
        </p>
      )}
      {isMany && <p className="notice">{messages.totalGuestsNote(totalGuests(party), items.length)}</p>}
      <fieldset className={styles.party}>
        <legend>{whoIsComing}</legend>
        <Counter
          {...GUESTS}
          min={1}
          value={party.adults}
          onChange={(adults) => setCartParty({ ...party, adults })}
        />
        <Counter
          {...CHILDREN}
          min={0}
          value={party.children}
          onChange={(children) => setCartParty({ ...party, children })}
        />
      </fieldset>
      {search && <CartParty search={search} />}
    </StepFrame>
  );
}

/** Shows the stay of the booking, and the way to other dates. */
function CartStay({ stay }: { stay: Stay }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={`row ${styles.stay}`}>
      <strong>{formatStay(stay, true)}</strong>
      <span>{nights(daysBetween(stay.checkIn, stay.checkOut))}</span>
      <Button kind="quiet" size="s" onClick={() => setOpen(true)}>
        {messages.changeDates}
      </Button>
      <Suspense>{isOpen && <CartDates onClose={() => setOpen(false)} />}</Suspense>
    </p>
  );
}
