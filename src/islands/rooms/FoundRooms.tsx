import { lazy, Suspense, useDeferredValue } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { PAGE_SIZE } from '#domain/rooms/results.ts';
import { hasDetails } from '#domain/rooms/room.ts';
import type { Search } from '#domain/rooms/search.ts';
import { focusCard, RoomCard } from '#islands/rooms/card/RoomCard.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { $compared } from '#stores/search/compare.ts';
import {
  $isLong,
  $isNoneSold,
  $matchingRooms,
  $needsSeveralRooms,
  $offeredCount,
  $shownRooms,
} from '#stores/search/rooms.ts';
import { clearFilters } from '#stores/search/search.ts';
import empty from './Empty.module.css';
import styles from './FoundRooms.module.css';
import type { PropertyFacts } from './NoRooms.tsx';
import { Skeleton, SkeletonCard } from './Skeleton.tsx';

const NoRooms = lazy(async () => ({ default: (await import('./NoRooms.tsx')).NoRooms }));

const NoneSold = lazy(async () => ({ default: (await import('./NoRooms.tsx')).NoneSold }));

const CompareBar = lazy(async () => ({ default: (await import('./CompareBar.tsx')).CompareBar }));

const PartySuggestion = lazy(async () => ({
  default: (await import('./PartySuggestion.tsx')).PartySuggestion,
}));

const ShowMore = lazy(async () => ({ default: (await import('./ShowMore.tsx')).ShowMore }));

interface Props {
  search: Search;
  isPast: boolean;
  /** False if the search found no rooms, whatever the filters. */
  hasAny: boolean;
  property: PropertyFacts;
}

/** Sets the height that is reserved for cards which are not rendered yet: that of the first card. */
function measureCards(grid: HTMLElement | null): void {
  const first = grid?.firstElementChild;
  if (first) grid.style.setProperty('--card-height', `${first.getBoundingClientRect().height}px`);
}

export function FoundRooms({ search, isPast, hasAny, property }: Props) {
  const rooms = useValue($shownRooms, []);
  // The cards of the first page are rendered at once, those of later pages at low priority.
  const drawn = useDeferredValue(rooms.length, PAGE_SIZE);
  const count = useValue($matchingRooms, []).length;
  const whole = rooms.filter(hasDetails).length;
  const offered = useValue($offeredCount, 0);
  const isLong = useValue($isLong, false);
  const compares = useValue($compared, []).length > 0;
  const isLargeParty = useValue($needsSeveralRooms, false);
  const isNoneSold = useValue($isNoneSold, false);

  if (!hasAny) {
    return (
      <Suspense fallback={<Skeleton />}>
        <NoRooms search={search} isPast={isPast} property={property} />
      </Suspense>
    );
  }
  return (
    // Cards wait for the suggestion above them, so that it never pushes them down.
    <Suspense fallback={<Skeleton />}>
      {isLargeParty && <PartySuggestion search={search} contact={property} />}
      {isNoneSold && <NoneSold search={search} property={property} />}
      <p className="visually-hidden" role="status">
        {whole < count ? messages.foundAndShown(count, whole) : messages.found(count)}
      </p>
      {count === 0 && (
        <div className={`stack ${empty.empty}`}>
          <p className={empty.title}>{offered > 0 ? messages.noMatch : messages.allInCart}</p>
          {offered > 0 ? (
            <Button onClick={clearFilters}>{messages.clearFilters}</Button>
          ) : (
            <a className="button" href={pagePath('/booking')}>
              {messages.goToCart}
            </a>
          )}
        </div>
      )}
      <div className={styles.grid} ref={measureCards}>
        {rooms.map((room, index) =>
          hasDetails(room) && index < Math.max(drawn, PAGE_SIZE) ? (
            <RoomCard
              key={room.id}
              room={room}
              search={search}
              isPast={isPast}
              index={index}
              isLargeParty={isLargeParty}
              homestays={property.homestays}
            />
          ) : (
            <SkeletonCard key={room.id} />
          ),
        )}
      </div>
      <Suspense>{compares && <CompareBar search={search} isPast={isPast} />}</Suspense>
      {isLong && (
        <div className={styles.more}>
          <Suspense>
            <ShowMore rooms={rooms} count={count} focusOn={focusCard} />
          </Suspense>
        </div>
      )}
    </Suspense>
  );
}
