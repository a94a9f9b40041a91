import type { CartItem } from '#domain/booking/cart.ts';
import { countNights, formatDate } from '#domain/dates/calendar.ts';
import { langOf } from '#domain/language/shown-word.ts';
import { formatRupees, perDay } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import * as messages from '#messages/booking/bill.ts';
import * as facts from '#messages/booking/booking-facts.ts';
import { homestay } from '#messages/rooms/room-card.ts';
import { remove } from '#messages/site/buttons.ts';
import { removeFromCart } from '#stores/cart/cart.ts';
import { pictureUrl } from '#stores/rooms/pictures.ts';
import styles from './Rooms.module.css';

interface Props {
  item: CartItem;
  /** The room's position, if there are several rooms. */
  number: number | undefined;
}

export function SelectedRoom({ item, number }: Props) {
  const nights = countNights(item.checkInDate, item.checkOutDate);
  return (
    <li>
      <article className={`card ${styles.selected}`}>
        <Picture picture={{ url: pictureUrl(item.image) }} alt="" width={320} height={240} />
        <div>
          {number && <p className={`soft ${styles.number}`}>{messages.roomNumber(number)}</p>}
          <h2 lang={langOf(item.name)}>{item.name}</h2>
          <p>{homestay(item.homestay_name)}</p>
          <dl>
            <div>
              <dt className="soft">{facts.checkIn}</dt>
              <dd>{formatDate(item.checkInDate)}</dd>
            </div>
            <div>
              <dt className="soft">{facts.checkOut}</dt>
              <dd>{formatDate(item.checkOutDate)}</dd>
            </div>
            <div>
              <dt className="soft">{messages.nights}</dt>
              <dd>{nights}</dd>
            </div>
            <div>
              <dt className="soft">{messages.perNight}</dt>
              <dd>{formatRupees(perDay(item.final_price, nights))}</dd>
            </div>
          </dl>
          {item.pricing_error && <p className="field-error">{item.pricing_error}</p>}
          {item.total_discount > 0 && (
            <p className="chip" data-tone="success">
              {messages.youSave(formatRupees(item.total_discount))}
            </p>
          )}
        </div>
        <Button kind="quiet" size="s" onClick={andFocusHeading(() => removeFromCart(item.id))}>
          {remove}
          <span className="visually-hidden">{` ${item.name}`}</span>
        </Button>
      </article>
    </li>
  );
}
