import { lazy, Suspense } from 'react';
import { formatOrdinalDate } from '#domain/calendar.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { tryAgain } from '#messages/buttons.ts';
import * as messages from '#messages/rooms.ts';
import { $otherBooking, $rooms, LOADING, reloadRooms } from '#stores/search/rooms.ts';
import { $isPastFestival, $isPastSearch, $search } from '#stores/search/search.ts';
import empty from './Empty.module.css';
import '../ui/toast-region.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { FoundRooms } from './FoundRooms.tsx';
import type { PropertyFacts } from './NoRooms.tsx';
import styles from './Results.module.css';
import { Skeleton, type SkeletonRoom } from './Skeleton.tsx';
import { Toolbar } from './Toolbar.tsx';

const StayNotice = lazy(async () => ({ default: (await import('./StayNotice.tsx')).StayNotice }));

interface Props {
  /** Shown in the cards until their rooms have loaded. */
  skeletonRooms: readonly SkeletonRoom[];
  property: PropertyFacts;
}

/** The results page below its search bar: banner, notices and rooms. */
export const Results = guarded(function Results({ skeletonRooms, property }: Props) {
  const search = useValue($search, undefined);
  const state = useValue($rooms, LOADING);
  const isPast = useValue($isPastSearch, false);
  const booked = useValue($otherBooking, undefined);
  const isFestival = useValue($isPastFestival, false);

  return (
    <section className={styles.results} aria-label={messages.results}>
      {search && booked && (
        <Suspense>
          <StayNotice search={search} booked={booked} />
        </Suspense>
      )}
      {/* A notice moves what is below; a new key redraws it instead of shifting it. */}
      <div key={booked ? 'below-notice' : 'first'} className={styles.found}>
        <p className={styles.banner}>
          {search &&
            state.state !== 'failed' &&
            messages.banner(formatOrdinalDate(search.checkIn), formatOrdinalDate(search.checkOut))}
        </p>
        <Toolbar disabled={state.state !== 'ready'} />
      </div>
      <div key={String(isPast)} className={styles.states}>
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
    </section>
  );
});

/** The search failed. */
function SearchFailed({ message }: { message: string }) {
  return (
    <div className={empty.empty} role="alert">
      <p className={empty.title}>{message}</p>
      <p>{messages.failedHint}</p>
      <Button onClick={reloadRooms}>{tryAgain}</Button>
    </div>
  );
}
