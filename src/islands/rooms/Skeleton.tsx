import type { ReactNode } from 'react';
import type { Picture } from '#domain/images.ts';
import { CardPicture } from './CardPicture.tsx';
import grid from './FoundRooms.module.css';
import card from './RoomCard.module.css';
import styles from './Skeleton.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Props {
  /** The first photos of the rooms that the page knows. */
  pictures?: readonly Picture[];
}

/** Cards without words, of the size that the cards will have. */
export function Skeleton({ pictures = [] }: Props) {
  return (
    <div className={grid.grid} aria-hidden="true">
      {PLACES.map((place, index) => (
        <SkeletonCard key={place}>
          {pictures[index] && <CardPicture picture={pictures[index]} index={index} />}
        </SkeletonCard>
      ))}
    </div>
  );
}

/** One of them; `children` is its picture. */
export function SkeletonCard({ children }: { children?: ReactNode }) {
  return (
    <div className={`${card.card} ${styles.card}`} aria-hidden="true">
      <div className={card.picture}>{children}</div>
      <div className={`${card.body} ${styles.lines}`}>
        <span className={styles.name} />
        <span />
        <span />
        <span className={styles.price} />
      </div>
    </div>
  );
}
