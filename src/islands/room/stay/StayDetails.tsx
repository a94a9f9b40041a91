import { lazy, Suspense } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import type { RoomDetail } from '#domain/rooms/room-detail.ts';
import { whyHere } from '#domain/rooms/why-here.ts';
import type { RoomText } from '#islands/room/room-text.ts';
import { type Amount, AmountList } from '#islands/ui/AmountList.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { TemporaryNotice } from '#islands/ui/feedback/TemporaryNotice.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { priceSummary, taxesIncluded, total } from '#messages/booking/bill.ts';
import { continueToAddOns } from '#messages/booking/booking.ts';
import * as messages from '#messages/rooms/room.ts';
import { nights } from '#messages/rooms/search.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $stepMessage, dismissStepMessage } from '#stores/booking/step-message.ts';
import { $cartCount } from '#stores/cart/cart.ts';
import { $isInCart, $offer, type Offer } from '#stores/room/room.ts';
import { $search } from '#stores/search/search.ts';
import { continueBooking } from './continue-booking.ts';
import { PartyNotice } from './PartyNotice.tsx';
import { canWait } from './StayBar.tsx';
import styles from './StayPanel.module.css';
import state from './StayState.module.css';

const Alternatives = lazy(async () => ({
  default: (await import('#islands/ui/Alternatives.tsx')).Alternatives,
}));

interface Props {
  room: RoomDetail;
  text: RoomText;
}

/** The room can't be booked for the dates, which are not past. */
const DEAD_ENDS: readonly Offer[] = ['sold-out', 'refused', 'no-price'];

/** Shows the price by night, add-ons, and the secondary action; the primary one is in the bar. */
export function StayDetails({ room, text }: Props) {
  const search = useValue($search);
  const offer = useValue($offer, 'checking');
  const rooms = useValue($cartCount, 0);
  const message = useValue($stepMessage);
  if (!search) return null;
  const amounts = priceAmounts(room);
  const hint = messages.longerStayHint(room.length_discounts);
  const isTaken = offer === 'booked' || canWait(offer, search, text.largestGroup);
  return (
    <div className={`stack ${styles.panel}`} data-gap="4">
      <PartyNotice room={room} search={search} text={text} />
      {DEAD_ENDS.includes(offer) && (
        <Suspense>
          <Alternatives
            search={search}
            roomId={room.id}
            contact={{ phone: text.phone, whatsapp: text.whatsapp }}
            canWait={room.pricing_error_type === 'minimum_stay_violation'}
          />
        </Suspense>
      )}
      <p className={state.rooms}>
        <span>{messages.roomsSelected}</span>
        <output aria-label={messages.roomsSelected}>{rooms}</output>
      </p>
      {amounts.length > 0 && <AmountList label={priceSummary} amounts={amounts} />}
      {hint && room.stay_days < 3 && offer === 'free' && <p className={state.hint}>{hint}</p>}
      <WhyHere room={room} checkIn={search.checkIn} hasContact={text.hasContact} />
      <div className={state.next}>
        <SecondAction offer={offer} isTaken={isTaken} />
        <TemporaryNotice text={message} onDismiss={dismissStepMessage} />
      </div>
    </div>
  );
}

interface WhyProps {
  room: RoomDetail;
  checkIn: string;
  hasContact: boolean;
}

function WhyHere({ room, checkIn, hasContact }: WhyProps) {
  const { cancellation, changeCutoff, payments } = room;
  const reasons = whyHere({ cancellation, changeCutoff, payments, hasContact }, checkIn, new Date());
  return (
    <section className={state.why}>
      <h3>{messages.whyHere}</h3>
      <ul className="list">
        {reasons.map((reason) => (
          <li key={reason}>{messages.WHY_HERE[reason]}</li>
        ))}
      </ul>
    </section>
  );
}

function SecondAction({ offer, isTaken }: { offer: Offer; isTaken: boolean }) {
  const isInCart = useValue($isInCart, false);
  return (
    <>
      {/* If the room is taken, the bar offers something else. */}
      {isTaken && (
        <Button kind="quiet" disabled>
          {isInCart ? continueToAddOns : buttons.addToCart}
        </Button>
      )}
      {isInCart ? (
        <Button kind="quiet" done>
          {buttons.inCart}
        </Button>
      ) : (
        <Button kind="quiet" disabled={offer !== 'free'} onClick={() => void continueBooking()}>
          {continueToAddOns}
        </Button>
      )}
    </>
  );
}

/** Longer stays are one line, so that the total stays in view. */
const NIGHTS_SHOWN = 7;

/** Returns the price of the room for the stay, night by night; empty if it has none. */
function priceAmounts(room: RoomDetail): Amount[] {
  if (room.nights.length === 0) return [];
  const byNight: Amount[] =
    room.nights.length <= NIGHTS_SHOWN
      ? room.nights.map(({ night, price }) => ({ label: formatDate(night), rupees: price }))
      : [{ label: nights(room.nights.length), rupees: room.price }];
  const savings: Amount[] = [];
  if (room.discount > 0) savings.push({ label: messages.discount, rupees: -room.discount, kind: 'saving' });
  if (room.rules_discount > 0) {
    const label = messages.longStayDiscount(room.rules_discount_percentage, room.stay_days);
    savings.push({ label, rupees: -room.rules_discount, kind: 'saving' });
  }
  const sum = { label: total, rupees: room.final_price, kind: 'total', note: taxesIncluded } as const;
  return [...byNight, ...savings, sum];
}
