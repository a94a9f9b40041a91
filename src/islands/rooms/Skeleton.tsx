import type { Picture } from '#domain/rooms/images.ts';
import { CardPicture } from '#islands/rooms/card/CardPicture.tsx';
import card from '#islands/rooms/card/RoomCard.module.css';
import price from '#islands/rooms/card/RoomPrice.module.css';
import grid from './FoundRooms.module.css';
import styles from './Skeleton.module.css';

export interface SkeletonRoom {
  id: number;
  picture: Picture | undefined;
}

const USUAL = 6;
/** React keeps other text in an element during hydration only if the element has text itself (site/early-script.ts writes it). */
const NOTHING_YET = '\u00a0';

/** Shows placeholder cards of the final size, with the first rooms known to the page. */
export function Skeleton({ rooms = [] }: { rooms?: readonly SkeletonRoom[] }) {
  return (
    <div className={grid.grid} aria-hidden="true">
      {Array.from({ length: rooms.length || USUAL }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <SkeletonCard key={index} room={rooms[index]} index={index} />
      ))}
    </div>
  );
}

export function SkeletonCard({ room, index = 0 }: { room?: SkeletonRoom | undefined; index?: number }) {
  return (
    <div className={`${card.card} ${styles.card}`} aria-hidden="true" data-waiting={room?.id}>
      <div className={card.picture}>{room && <CardPicture picture={room.picture} index={index} />}</div>
      <div className={`${card.body} ${styles.lines}`}>
        <p className={`${card.name} ${styles.name}`} data-early suppressHydrationWarning>
          {NOTHING_YET}
        </p>
        <span />
        <span />
        <p className={`${price.price} ${styles.price}`}>
          <strong data-early suppressHydrationWarning>
            {NOTHING_YET}
          </strong>{' '}
          <span className={price.unit} data-early suppressHydrationWarning>
            {NOTHING_YET}
          </span>
        </p>
      </div>
    </div>
  );
}
