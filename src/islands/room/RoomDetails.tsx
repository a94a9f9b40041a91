import { lazy, Suspense } from 'react';
import type { RoomDetail } from '#domain/room-detail.ts';
import { WithAside } from '#islands/ui/WithAside.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './Room.module.css';
import { RoomHead } from './RoomHead.tsx';
import type { RoomWords } from './room-words.ts';
import { StayBar } from './StayBar.tsx';
import { StayPanel } from './StayPanel.tsx';

/** What stands below the first screen arrives after it. */
const RoomSections = lazy(async () => ({ default: (await import('./RoomSections.tsx')).RoomSections }));
const SimilarRooms = lazy(async () => ({ default: (await import('./SimilarRooms.tsx')).SimilarRooms }));

export function RoomDetails({ room, words }: { room: RoomDetail; words: RoomWords }) {
  return (
    <article className={styles.room} aria-label={room.name}>
      <RoomHead room={room} />
      <Gallery photos={room.photos} name={room.name} />
      <WithAside label="Your stay" aside={<StayPanel room={room} />} bar={<StayBar room={room} />} asideFirst>
        <Suspense fallback={<div className={styles.awaited} />}>
          <RoomSections room={room} words={words} />
        </Suspense>
      </WithAside>
      <Suspense>
        <SimilarRooms />
      </Suspense>
    </article>
  );
}
