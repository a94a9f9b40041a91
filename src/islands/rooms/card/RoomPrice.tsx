import { formatRupees } from '#domain/money/money.ts';
import { type FoundRoom, hasPricingError } from '#domain/rooms/room.ts';
import { refusalSentence } from '#messages/rooms/refusal.ts';
import { perNight, was } from '#messages/rooms/room-card.ts';
import * as messages from '#messages/rooms/rooms.ts';
import styles from './RoomPrice.module.css';

interface Props {
  room: FoundRoom;
  month: string;
  isPast: boolean;
}

export function RoomPrice({ room, month, isPast }: Props) {
  if (isPast) return <p className={styles.unavailable}>{messages.datesPast}</p>;
  if (hasPricingError(room)) return <p className={styles.unavailable}>{refusalSentence(room, month)}</p>;
  const isReduced = room.final_price_per_day < room.price_per_day;
  return (
    <div className={styles.price}>
      <p>
        {isReduced && (
          <span>
            <span className="visually-hidden">{was} </span>
            <s>{formatRupees(room.price_per_day)}</s>{' '}
          </span>
        )}
        <strong>{formatRupees(room.final_price_per_day)}</strong>{' '}
        <span className={styles.unit}>{perNight}</span>
      </p>
      <p className="soft">{messages.forStay(formatRupees(room.final_price), room.stay_days)}</p>
      {room.rules_discount_percentage > 0 && (
        <p className={styles.extra}>
          {messages.extraDiscount(room.rules_discount_percentage, room.stay_days)}
        </p>
      )}
    </div>
  );
}
