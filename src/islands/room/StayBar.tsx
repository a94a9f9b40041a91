import { formatRupees } from '#domain/money.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { continueFromRoom } from '#stores/continue-from-room.ts';
import { $offer } from '#stores/room.ts';
import styles from './StayPanel.module.css';

/** What it costs in all, and the way on: always in sight. */
export function StayBar({ room }: { room: RoomDetail }) {
  const offer = useValue($offer, 'checking');
  const nights = room.stay_days === 1 ? '1 night' : `${room.stay_days} nights`;
  return (
    <>
      <p className={styles.total}>
        {room.nights.length > 0 ? (
          <>
            <strong>{formatRupees(room.final_price)}</strong>
            <span>
              {nights}
              {room.total_discount > 0 && (
                <>
                  <span className="visually-hidden">, was </span>
                  <s>{formatRupees(room.price)}</s>
                </>
              )}
            </span>
          </>
        ) : (
          <span>{nights}</span>
        )}
      </p>
      <Button disabled={offer !== 'free'} onClick={() => void continueFromRoom()}>
        Continue to Add-ons
      </Button>
    </>
  );
}
