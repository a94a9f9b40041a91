import { lazy, Suspense } from 'react';
import { formatOrdinalDate } from '#domain/dates/calendar.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import * as messages from '#messages/rooms/rooms.ts';
import { exampleDates } from '#messages/rooms/search.ts';
import { tryAgain } from '#messages/site/buttons.ts';
import { today } from '#stores/browser/today.ts';
import { $otherBooking, $rooms, reloadRooms } from '#stores/search/rooms.ts';
import { $hasExampleDates, $isPastFestival, $isPastSearch, $search } from '#stores/search/search.ts';
import empty from './Empty.module.css';
import '#islands/ui/feedback/toast-region.ts';

import { useSyncExternalStore } from 'react';
import { useValue } from '#islands/ui/use-value.ts';
import { FoundRooms } from './FoundRooms.tsx';
import type { PropertyFacts } from './NoRooms.tsx';
import styles from './Results.module.css';
import type { PlacedHome } from './results-map.ts';
import { Skeleton, type SkeletonRoom } from './Skeleton.tsx';
import { Toolbar } from './Toolbar.tsx';

const ResultsMap = lazy(async () => ({ default: (await import('./ResultsMap.tsx')).ResultsMap }));
const StayNotice = lazy(async () => ({ default: (await import('./StayNotice.tsx')).StayNotice }));

interface Props {
  /** Shown in the cards until their rooms have loaded. */
  skeletonRooms: readonly SkeletonRoom[];
  property: PropertyFacts;
  /** The homestays that the map can show. */
  homes: readonly PlacedHome[];
}

/** Shows the results below the search bar: banner, notices and rooms. */
export const Results = guarded(function Results({ skeletonRooms, property, homes }: Props) {
  const search = useValue($search);
  const state = useValue($rooms);
  const isPast = useValue($isPastSearch, false);
  const booked = useValue($otherBooking, undefined);
  const isFestival = useValue($isPastFestival, false);
  const isWide = useIsWide();
  const hasExampleDates = useValue($hasExampleDates);

  return (
    <section className={`stack ${styles.results}`} data-gap="5" aria-label={messages.results}>
      {search && booked && (
        <Suspense>
          <StayNotice search={search} booked={booked} />
        </Suspense>
      )}
      {/* A notice moves what is below; a new key redraws it instead of shifting it. */}
      <div key={booked ? 'below-notice' : 'first'} className={styles.found}>
        <p className={styles.banner}>
          {search && state.state !== 'failed' && (
            <>
              {hasExampleDates && <span className="chip">{exampleDates}</span>}
              <span>
                {` ${messages.banner(
                  formatOrdinalDate(search.checkIn, today()),
                  formatOrdinalDate(search.checkOut, today()),
                )}`}
              </span>
            </>
          )}
        </p>
        <Toolbar disabled={state.state !== 'ready'} homes={homes} />
      </div>
      <div
        key={String(isPast)}
        className={`stack ${styles.layout}`}
        data-has-map={homes.length > 0 || undefined}
      >
        <div className={styles.states}>
          {isPast && (
            <p className="notice" data-tone="warning" role="status">
              {isFestival ? messages.festivalNotice : messages.pastNotice}
            </p>
          )}
          {state.state === 'loading' && (
            <>
              <div className={styles.spinner}>
                <Spinner label={messages.loading} />
              </div>
              <Skeleton rooms={skeletonRooms} />
            </>
          )}
          {state.state === 'failed' && <SearchFailed message={state.message} />}
          {state.state === 'ready' && search && (
            <FoundRooms search={search} isPast={isPast} hasAny={state.rooms.length > 0} property={property} />
          )}
        </div>
        {homes.length > 0 && (
          <aside className={styles.aside}>
            {state.state === 'ready' && isWide && (
              <Suspense>
                <ResultsMap homes={homes} />
              </Suspense>
            )}
          </aside>
        )}
      </div>
    </section>
  );
});

function SearchFailed({ message }: { message: string }) {
  return (
    <div className={`stack ${empty.empty}`} role="alert">
      <p className={empty.title}>{message}</p>
      <p>{messages.failedHint}</p>
      <Button onClick={reloadRooms}>{tryAgain}</Button>
    </div>
  );
}

const WIDE = '(width >= 64rem)';

/** Returns whether there is room for the map beside the rooms; the same width as in Results.module.css. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
