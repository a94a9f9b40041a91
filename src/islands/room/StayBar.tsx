import { formatRupees } from '#domain/money.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { $cart } from '#stores/cart.ts';
import { continueFromRoom } from '#stores/continue-from-room.ts';
import { $isInCart, $offer } from '#stores/room.ts';
import styles from './StayPanel.module.css';
import { ADD_TO_CART } from './StayPanel.tsx';

/** On, or to the button that has to be pressed first: it may be out of sight. */
async function goOn(): Promise<void> {
  await continueFromRoom();
  if ($cart.get().length > 0) return;
  const first = document.getElementById(ADD_TO_CART);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

/** What it costs in all, and the way on: always in sight. */
export function StayBar({ room }: { room: RoomDetail }) {
  const offer = useValue($offer, 'checking');
  // One of the two is loud: Add to Cart, and once that is done the way on.
  const isInCart = useValue($isInCart, false);
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
      <Button kind={isInCart ? 'loud' : 'quiet'} disabled={offer !== 'free'} onClick={() => void goOn()}>
        Continue to Add-ons
      </Button>
    </>
  );
}
