import { formatDate } from '#domain/dates/calendar.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { langOf } from '#domain/language/shown-word.ts';
import { AmountList } from '#islands/ui/AmountList.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/bill.ts';
import { arrangedLater, payAtHomestay } from '#messages/booking/booking.ts';
import { EXTRA_NAMES, extraLine } from '#messages/booking/extras.ts';
import { partyOf } from '#messages/booking/party.ts';
import { homestay } from '#messages/rooms/room-card.ts';
import { nights as nightsOf } from '#messages/rooms/search.ts';
import { $addOnCounts, $draft, $extras, $party } from '#stores/booking/draft.ts';
import { $totals } from '#stores/booking/quote.ts';
import { $cart, EMPTY_CART } from '#stores/cart/cart.ts';
import { pictureUrl } from '#stores/rooms/pictures.ts';
import styles from './Summary.module.css';
import { summaryAmounts } from './summary-amounts.ts';

/** Shows the bill beside every step: rooms, stay, party and price. */
export function Summary() {
  const items = useValue($cart, EMPTY_CART);
  const party = useValue($party, $party.get());
  const totals = useValue($totals, $totals.get());
  const counts = useValue($addOnCounts, $addOnCounts.get());
  const { paymentMethod, code } = useValue($draft, $draft.get());
  const [first] = items;
  if (!first) return null;
  const stay = { checkIn: first.checkInDate, checkOut: first.checkOutDate };
  const nights = nightsOfStay(stay);
  return (
    <div className={`stack ${styles.summary}`} data-gap="4">
      <h2>{messages.yourBooking}</h2>
      <ul className={`stack list ${styles.summaryRooms}`}>
        {items.map((item) => (
          <li key={item.id}>
            <img src={pictureUrl(item.image)} alt="" width={112} height={84} />
            <span>
              <strong lang={langOf(item.name)}>{item.name}</strong>
              <small className="soft">{homestay(item.homestay_name)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <span className={styles.date}>{`${formatDate(stay.checkIn)} –`}</span>{' '}
        <span className={styles.date}>{formatDate(stay.checkOut)}</span>
        <br />
        <span>{`${nightsOf(nights)} · ${partyOf(party)}`}</span>
      </p>
      <AmountList
        label={messages.priceSummary}
        amounts={summaryAmounts({ items, totals, counts, nights, paymentMethod, code })}
      />
      <HostExtras />
    </div>
  );
}

/** Lists the extras, which are not part of the total. */
function HostExtras() {
  const extras = useValue($extras, $extras.get());
  if (extras.length === 0) return null;
  return (
    <dl className={`stack ${styles.arranged}`} aria-label={payAtHomestay}>
      {extras.map((extra) => (
        <div key={extra.kind}>
          <dt>{EXTRA_NAMES[extra.kind]}</dt>
          <dd>
            <span>{extraLine(extra, formatDate(extra.date))}</span>
            <small>{arrangedLater}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
