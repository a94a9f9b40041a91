import { lazy, type ReactNode, Suspense } from 'react';
import type { RoomDetail, RoomSummary } from '#domain/rooms/room-detail.ts';
import { StayBar } from '#islands/room/stay/StayBar.tsx';
import { StayDetails } from '#islands/room/stay/StayDetails.tsx';
import { StayPanel } from '#islands/room/stay/StayPanel.tsx';
import { PriceFrom, StaySkeleton } from '#islands/room/stay/StaySkeleton.tsx';
import { WithAside } from '#islands/ui/WithAside.tsx';
import * as messages from '#messages/rooms/room.ts';
import { Gallery } from './Gallery.tsx';
import styles from './Room.module.css';
import { RoomHead } from './RoomHead.tsx';
import type { RoomText } from './room-text.ts';

/** Similar rooms are loaded after the first screen. */
const SimilarRooms = lazy(async () => ({ default: (await import('./SimilarRooms.tsx')).SimilarRooms }));

/** A homestay without reviews needs none of this. */
const RoomReviews = lazy(async () => ({ default: (await import('./RoomReviews.tsx')).RoomReviews }));

/** The room as built, until the API has returned its price for the stay. */
type Shown = { state: 'loading' | 'failed'; room: RoomSummary } | { state: 'ready'; room: RoomDetail };

type Props = Shown & {
  text: RoomText;
  sections: ReactNode;
};

export function RoomDetails({ text, sections, ...shown }: Props) {
  const { room } = shown;
  const isReady = shown.state === 'ready';
  return (
    <article className="stack" data-gap="5" aria-label={room.name}>
      <WithAside
        lead={
          <>
            <Gallery photos={room.photos} name={room.name} isWaiting={shown.state === 'loading'} />
            <RoomHead room={room} homestays={text.homestays} sampleRating={text.sampleRating} />
          </>
        }
        label={messages.yourStay}
        asideKey={isReady ? 'stay' : 'skeleton'}
        aside={isReady ? <StayPanel room={shown.room} text={text} /> : <StaySkeleton state={shown.state} />}
        bar={
          isReady ? (
            <StayBar room={shown.room} largestGroup={text.largestGroup} />
          ) : (
            <PriceFrom room={shown.room} />
          )
        }
        details={isReady && <StayDetails room={shown.room} text={text} />}
      >
        {sections || <div className={styles.placeholder} />}
        {isReady && shown.room.reviews.length > 0 && (
          <Suspense>
            <RoomReviews reviews={shown.room.reviews} />
          </Suspense>
        )}
      </WithAside>
      {isReady && (
        <Suspense>
          <SimilarRooms />
        </Suspense>
      )}
    </article>
  );
}
