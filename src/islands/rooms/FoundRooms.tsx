import { lazy, Suspense } from 'react';
import { hasDetails } from '#domain/room.ts';
import type { Search } from '#domain/search.ts';
import * as messages from '#messages/rooms.ts';
import { $matchingRooms, $needsSeveralRooms, $offeredCount, $shownRooms } from '#stores/rooms.ts';
import { clearFilters } from '#stores/search.ts';
import { Button } from '../ui/Button.tsx';
import { useValue } from '../ui/use-value.ts';
import empty from './Empty.module.css';
import styles from './FoundRooms.module.css';
import type { House } from './NoRooms.tsx';
import { RoomCard } from './RoomCard.tsx';
import { ShowMore } from './ShowMore.tsx';
import { Skeleton, SkeletonCard } from './Skeleton.tsx';

const NoRooms = lazy(async () => ({ default: (await import('./NoRooms.tsx')).NoRooms }));

const PartySuggestion = lazy(async () => ({
  default: (await import('./PartySuggestion.tsx')).PartySuggestion,
}));

interface Props {
  search: Search;
  isPast: boolean;
  /** The answer had rooms at all. */
  hasAny: boolean;
  house: House;
}

export function FoundRooms({ search, isPast, hasAny, house }: Props) {
  const rooms = useValue($shownRooms, []);
  const count = useValue($matchingRooms, []).length;
  const whole = rooms.filter(hasDetails).length;
  const offered = useValue($offeredCount, 0);
  const isLargeParty = useValue($needsSeveralRooms, false);

  if (!hasAny) {
    return (
      <Suspense fallback={<Skeleton />}>
        <NoRooms search={search} isPast={isPast} house={house} />
      </Suspense>
    );
  }
  return (
    // Cards wait for the suggestion above them, so that it never pushes them down.
    <Suspense fallback={<Skeleton />}>
      {isLargeParty && <PartySuggestion search={search} phone={house.phone} />}
      <p className="visually-hidden" role="status">
        {whole < count ? messages.foundAndShown(count, whole) : messages.found(count)}
      </p>
      {count === 0 && (
        <div className={empty.empty}>
          <p className={empty.title}>{offered > 0 ? messages.noMatch : messages.allInCart}</p>
          {offered > 0 ? (
            <Button onClick={clearFilters}>{messages.clearFilters}</Button>
          ) : (
            <a className="button" href="/booking">
              {messages.goToCart}
            </a>
          )}
        </div>
      )}
      <div className={styles.grid}>
        {rooms.map((room, index) =>
          hasDetails(room) ? (
            <RoomCard key={room.id} room={room} search={search} isPast={isPast} index={index} />
          ) : (
            <SkeletonCard key={room.id} />
          ),
        )}
      </div>
      <ShowMore rooms={rooms} count={count} />
    </Suspense>
  );
}
