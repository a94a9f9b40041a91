import { useEffect, useRef, useState } from 'react';
import { formatStay } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import * as messages from '#messages/host/rates.ts';
import type { SeasonDraft } from '#stores/host/rates/rate-draft.ts';
import type { ReadyRates } from '#stores/host/rates/rates.ts';
import { namesBefore } from '#stores/host/rates/seasons.ts';
import styles from './SeasonCard.module.css';
import { SeasonFields } from './SeasonFields.tsx';

interface Props {
  season: SeasonDraft;
  page: ReadyRates;
  isNew: boolean;
}

export function SeasonCard({ season, page, isNew }: Props) {
  const [isOpen, setOpen] = useState(isNew);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNew) return;
    summary.current?.focus({ preventScroll: true });
    // Scrolling to the summary also shows the fields below it.
    summary.current?.scrollIntoView();
  }, [isNew]);
  const hasProblem = Object.keys(page.problems).some((field) => field.startsWith(`seasons.${season.key}.`));
  const before = namesBefore(season, page.draft.seasons);
  return (
    <details
      className={styles.card}
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        <span className={styles.name}>
          <strong>{season.name || messages.unnamed}</strong>
          <small>{datesOf(season)}</small>
        </span>
        <span className={styles.change}>
          <span>{changeOf(season)}</span>
          {season.minimumStay && <small>{messages.fromStay(season.minimumStay)}</small>}
        </span>
      </summary>
      {(isOpen || hasProblem) && <SeasonFields season={season} page={page} />}
      {before.length > 0 && <p className={styles.before}>{messages.goesBefore(before.join(', '))}</p>}
    </details>
  );
}

function datesOf({ from, to }: SeasonDraft): string {
  return from && to ? formatStay({ checkIn: from, checkOut: to }, true) : '';
}

function changeOf({ change, value }: SeasonDraft): string {
  const typed = change === 'price' ? formatRupees(readRupees(value) ?? 0) : value;
  return value || change === 'usual' ? messages.changeText[change](typed) : '';
}
