import { useEffect } from 'react';
import { BookingRow } from '#islands/host/BookingRow.tsx';
import { HostGate } from '#islands/host/HostGate.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/ErrorScreen.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/bookings.ts';
import * as host from '#messages/host/desk.ts';
import {
  $bookingSearch,
  $bookings,
  openBookings,
  reloadBookings,
  searchBookings,
} from '#stores/host/bookings/bookings.ts';
import styles from './Bookings.module.css';

export const Bookings = guarded(function Bookings() {
  return (
    <HostGate>
      <Search />
      <Found />
    </HostGate>
  );
});

function Search() {
  const search = useValue($bookingSearch);
  useEffect(openBookings, []);
  const isFiltered = search.status || search.source || search.from || search.to;
  return (
    <div className={styles.head}>
      <h1>{messages.TITLE}</h1>
      <a className="button" href="/host/bookings/new">
        {host.newBooking}
      </a>
      <search className={styles.search}>
        <Field label={messages.search} hint={messages.searchHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={search.query}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => searchBookings({ query: target.value })}
            />
          )}
        </Field>
        <details className={styles.filters} open={Boolean(isFiltered)}>
          <summary>{messages.filters}</summary>
          <div>
            <Choice
              label={messages.status}
              value={search.status}
              any={messages.anyStatus}
              options={host.STATUSES}
              name="status"
            />
            <Choice
              label={messages.source}
              value={search.source}
              any={messages.anySource}
              options={host.SOURCES}
              name="source"
            />
            <Day label={messages.from} value={search.from} name="from" />
            <Day label={messages.to} value={search.to} name="to" />
          </div>
        </details>
      </search>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  any: string;
  options: Readonly<Record<string, string>>;
  name: 'status' | 'source';
}

function Choice({ label, value, any, options, name }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => searchBookings({ [name]: target.value })}
        >
          <option value="">{any}</option>
          {Object.entries(options).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Day({ label, value, name }: { label: string; value: string; name: 'from' | 'to' }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => searchBookings({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

function Found() {
  const found = useValue($bookings);
  if (found.state === 'loading') return <Spinner label={host.loading} />;
  if (found.state === 'failed') {
    return (
      <div className="notice" data-tone="danger" role="alert">
        <p>{found.message}</p>
        <Button size="s" onClick={openBookings}>
          {host.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.found} aria-busy={found.isSearching || undefined}>
      <p className="soft" role="status">
        {found.bookings.length > 0 ? messages.found(found.bookings.length) : messages.NONE}
      </p>
      <ul className="list">
        {found.bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} note={booking.reference} reload={reloadBookings} />
        ))}
      </ul>
    </section>
  );
}
