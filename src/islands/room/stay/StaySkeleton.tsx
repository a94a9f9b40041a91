import { formatRupees } from '#domain/money/money.ts';
import type { RoomSummary } from '#domain/rooms/room-detail.ts';
import { LoadProblem } from '#islands/room/RoomStates.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import * as messages from '#messages/rooms/room.ts';
import { perNight } from '#messages/rooms/room-card.ts';
import { fromPrice } from '#messages/rooms/search.ts';
import * as buttons from '#messages/site/buttons.ts';
import styles from './StayPanel.module.css';

/** Takes the place of the stay, at about its height, while its price loads or after that has failed. */
export function StaySkeleton({ state }: { state: 'loading' | 'failed' }) {
  return (
    <div className={`stack ${styles.panel}`} data-gap="4">
      <h2>{messages.yourStay}</h2>
      {state === 'failed' ? (
        <LoadProblem />
      ) : (
        <div className={styles.placeholder}>
          <Spinner label={messages.checking} />
        </div>
      )}
    </div>
  );
}

/** Shows the lowest price of a night, until site/early-script.ts writes that of the stay. */
export function PriceFrom({ room }: { room: RoomSummary }) {
  return (
    <>
      <div className={styles.total}>
        {room.price_from !== null && (
          <p>
            <strong data-early suppressHydrationWarning>
              {fromPrice(formatRupees(room.price_from))}
            </strong>
            <span data-early suppressHydrationWarning>
              {perNight}
            </span>
          </p>
        )}
      </div>
      <Button disabled>{buttons.addToCart}</Button>
    </>
  );
}
