import { useEffect, useRef } from 'react';
import { PAGE_SIZE } from '#domain/rooms/results.ts';
import type { ListedRoom } from '#domain/rooms/room.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { failed } from '#messages/rooms/refusal.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { tryAgain } from '#messages/site/buttons.ts';
import { $details, loadDetails, showMore } from '#stores/search/more-rooms.ts';
import { $matchingRooms } from '#stores/search/rooms.ts';
import styles from './ShowMore.module.css';

interface Props {
  rooms: readonly ListedRoom[];
  /** How many rooms match, shown or not. */
  count: number;
  focusOn: (room: ListedRoom) => boolean;
}

/** Shows more cards when pressed, and then focuses the first new card. */
export function ShowMore({ rooms, count, focusOn }: Props) {
  const details = useValue($details);
  const next = useRef<number>(undefined);

  useEffect(() => {
    const first = rooms.find(({ id }) => id === next.current);
    if (first && focusOn(first)) next.current = undefined;
  });

  const isAll = rooms.length === count && details === 'loaded';
  if (isAll && count <= PAGE_SIZE) return null;
  const hasFailed = details === 'failed';
  const more = () => {
    next.current = $matchingRooms.get()[rooms.length]?.id;
    showMore();
  };
  return (
    <div className={styles.more}>
      {hasFailed ? (
        <p role="alert">{failed}</p>
      ) : (
        <p aria-hidden="true">{messages.shownOf(rooms.length, count)}</p>
      )}
      {!isAll && (
        <Button
          kind="quiet"
          busy={details === 'loading'}
          onClick={hasFailed ? () => void loadDetails() : more}
        >
          {hasFailed ? tryAgain : messages.showMore}
        </Button>
      )}
    </div>
  );
}
