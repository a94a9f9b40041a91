import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { MAP_TILES_FAILED } from '#messages/rooms/map-panel.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { $leastPrices } from '#stores/search/rooms.ts';
import { $view, changeView } from '#stores/search/search.ts';
import styles from './ResultsMap.module.css';
import { type HomesMap, openHomesMap, type PlacedHome } from './results-map.ts';

/**
 * Shows the homestays on a map, each with the least that the stay costs there. Pressing one shows only its rooms, pressing it again all.
 */
export function ResultsMap({ homes }: { homes: readonly PlacedHome[] }) {
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<HomesMap>();
  const [isWithoutTiles, setWithoutTiles] = useState(false);
  const prices = useValue<ReadonlyMap<number, number> | undefined>($leastPrices, undefined);
  const { homestay } = useValue($view);

  useEffect(() => {
    let opened: HomesMap | undefined;
    let isClosed = false;
    const choose = ({ id }: PlacedHome) =>
      changeView({ homestay: $view.get().homestay === id ? undefined : id });
    if (canvas.current) {
      void openHomesMap(canvas.current, homes, choose, () => setWithoutTiles(true)).then((next) => {
        opened = next;
        if (isClosed) next.close();
        else setMap(next);
      });
    }
    return () => {
      isClosed = true;
      opened?.close();
    };
  }, [homes]);

  useEffect(() => {
    map?.label(({ id, name }) => {
      const price = prices?.get(id);
      return { name, price: price ? messages.fromPrice(formatRupees(price)) : '', pressed: homestay === id };
    });
  }, [map, prices, homestay]);

  return (
    <section className={`soft ${styles.map}`} aria-label={messages.mapTitle}>
      <div ref={canvas} className={styles.canvas} />
      <p role="status" className={styles.failed}>
        {isWithoutTiles && MAP_TILES_FAILED}
      </p>
      <p>{messages.mapHint}</p>
    </section>
  );
}
