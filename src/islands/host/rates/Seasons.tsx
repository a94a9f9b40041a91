import { useState } from 'react';
import { formatStay } from '#domain/dates/calendar.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/rates.ts';
import { byFirstNight } from '#stores/host/rates/rate-draft.ts';
import type { ReadyRates } from '#stores/host/rates/rates.ts';
import { addFestival, addSeason, type Festival, festivalsToAdd } from '#stores/host/rates/seasons.ts';
import styles from './Rates.module.css';
import { SeasonCard } from './SeasonCard.tsx';

/** The most suggested festivals. When one is added, the next one takes its place. */
const SUGGESTED = 6;

export function Seasons({ page, festivals }: { page: ReadyRates; festivals: readonly Festival[] }) {
  const { seasons } = page.draft;
  const [added, setAdded] = useState<number>();
  const toAdd = festivalsToAdd(festivals, seasons).slice(0, SUGGESTED);
  // A card keeps its place while its dates are typed: saved seasons are sorted by their saved dates, new ones come
  // last.
  const saved = new Map(page.saved.seasons.map((season) => [season.key, season.from]));
  const placeOf = ({ key }: { key: number }) => ({ from: saved.get(key) ?? '' });
  const shown = seasons.toSorted((a, b) => byFirstNight(placeOf(a), placeOf(b)));
  return (
    <section className={`panel stack ${styles.part}`} data-gap="4">
      <h2>{messages.seasons}</h2>
      <p className={`soft ${styles.soft}`}>{messages.seasonsHint}</p>
      {toAdd.length > 0 && (
        <div className={`stack ${styles.festivals}`} data-gap="2">
          <h3>{messages.festivals}</h3>
          <ul className="row list">
            {toAdd.map((festival) => (
              <li key={festival.join()}>
                <FestivalButton festival={festival} onAdd={() => setAdded(addFestival(festival))} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown.map((season) => (
        <SeasonCard key={season.key} season={season} page={page} isNew={season.key === added} />
      ))}
      <Button kind="quiet" size="s" className="start" onClick={() => setAdded(addSeason())}>
        {messages.addSeason}
      </Button>
    </section>
  );
}

function FestivalButton({ festival, onAdd }: { festival: Festival; onAdd: () => void }) {
  const [name, checkIn, checkOut] = festival;
  const dates = formatStay({ checkIn, checkOut }, true);
  return (
    <button type="button" onClick={onAdd}>
      <strong>
        <span className="visually-hidden">{messages.add} </span>
        <span>{name}</span>
      </strong>{' '}
      <small>{dates}</small>
    </button>
  );
}
