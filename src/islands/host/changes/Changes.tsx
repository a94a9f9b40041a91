import { useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { FilterChoice, FilterDay, optionsOf } from '#islands/host/Filters.tsx';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/changes/changes.ts';
import * as host from '#messages/host/desk.ts';
import {
  $changes,
  $filter,
  filterChanges,
  loadChanges,
  openChanges,
  type ShownChange,
} from '#stores/host/changes/changes.ts';
import { timeOf } from '#stores/host/moments.ts';
import styles from './Changes.module.css';

export const Changes = guarded(function Changes() {
  return (
    <HostGate>
      <h1>{messages.TITLE}</h1>
      <Filters />
      <Shown />
    </HostGate>
  );
});

function Filters() {
  const filter = useValue($filter);
  const shown = useValue($changes);
  useEffect(openChanges, []);
  const people = shown.state === 'ready' ? shown.people : [];
  return (
    <search className={styles.filters}>
      <FilterChoice
        label={messages.who}
        any={messages.anybody}
        value={filter.who}
        onChange={(who) => filterChanges({ who })}
      >
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={messages.what}
        any={messages.anything}
        value={filter.what}
        onChange={(what) => filterChanges({ what })}
      >
        {optionsOf(messages.SUBJECTS)}
      </FilterChoice>
      <FilterDay label={messages.from} value={filter.from} onChange={(from) => filterChanges({ from })} />
      <FilterDay label={messages.to} value={filter.to} onChange={(to) => filterChanges({ to })} />
    </search>
  );
}

function Shown() {
  const shown = useValue($changes);
  if (shown.state === 'loading') return <Spinner label={host.loading} />;
  if (shown.state === 'failed') return <NotLoaded message={shown.message} load={loadChanges} />;
  return (
    <section className="panel stack" data-gap="4" aria-label={messages.TITLE}>
      {shown.changes.length === 0 && <p role="status">{messages.NONE}</p>}
      <ul className={`stack list ${styles.changes}`} data-gap="0">
        {shown.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {!shown.isWhole && <p className="soft">{messages.OLDER_LEFT_OUT}</p>}
    </section>
  );
}

function Change({ change: { at, by, done, booking, lines } }: { change: ShownChange }) {
  return (
    <li>
      <strong>{done}</strong>
      {booking && (
        <a className="tap" href={pagePath(`/host/bookings/${booking.id}`)}>
          {booking.name}
        </a>
      )}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className="soft">{`${by}, ${timeOf(at)}`}</span>
    </li>
  );
}
