import { lazy, Suspense, useState } from 'react';
import { countChoices } from '#domain/rooms/results.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { $matchingRooms } from '#stores/search/rooms.ts';
import { $view } from '#stores/search/search.ts';
import type { PlacedHome } from './results-map.ts';
import styles from './Toolbar.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));
const MapSheet = lazy(async () => ({ default: (await import('./MapSheet.tsx')).MapSheet }));

interface Props {
  disabled: boolean;
  homes: readonly PlacedHome[];
}

/** Shows how many rooms there are; sort, filters and map. Rendered from the start, so that the layout is stable. */
export function Toolbar({ disabled, homes }: Props) {
  const chosen = countChoices(useValue($view));
  const count = useValue($matchingRooms, []).length;
  const [sheet, setSheet] = useState<'filters' | 'map'>();
  const close = () => setSheet(undefined);

  return (
    <div className={styles.toolbar}>
      <p className={styles.count} aria-hidden="true">
        {disabled ? '' : messages.found(count)}
      </p>
      {homes.length > 0 && (
        <button
          type="button"
          className={`button ${styles.map}`}
          data-kind="quiet"
          data-size="s"
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={() => setSheet('map')}
        >
          {messages.map}
        </button>
      )}
      <button
        type="button"
        className={`button ${styles.filters}`}
        data-kind="quiet"
        data-size="s"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setSheet('filters')}
      >
        <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9" strokeWidth="2" strokeLinecap="round" />
          <path
            d="M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
            strokeWidth="2"
          />
        </svg>
        {messages.sortAndFilter} {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
      </button>
      <Suspense>
        {sheet === 'filters' && <FilterSheet onClose={close} />}
        {sheet === 'map' && <MapSheet homes={homes} onClose={close} />}
      </Suspense>
    </div>
  );
}
