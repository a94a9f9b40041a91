import { useEffect } from 'react';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { BOOKING_FILTERS, type BookingFilter } from '#domain/booking/booking-filters.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { BookingRow } from '#islands/host/BookingRow.tsx';
import { Drawing } from '#islands/host/Drawing.tsx';
import { FilterChoice, FilterDay, optionsOf } from '#islands/host/Filters.tsx';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { isToTell, NotTold } from '#islands/host/NotTold.tsx';
import pills from '#islands/host/Pills.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
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
import {
  $selected,
  openTogether,
  startSelecting,
  stopSelecting,
  toggleSelected,
} from '#stores/host/bookings/cancel-together.ts';
import { $rights } from '#stores/host/session.ts';
import styles from './Bookings.module.css';
import { CancelTogether } from './CancelTogether.tsx';

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
    <div className={`row between ${styles.head}`}>
      <h1>{messages.TITLE}</h1>
      <a className="button" href={pagePath('/host/bookings/new')}>
        <Drawing of="add" />
        {host.newBooking}
      </a>
      <search className={styles.search}>
        <Field label={messages.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              placeholder={messages.searchHint}
              value={search.query}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => searchBookings({ query: target.value })}
            />
          )}
        </Field>
        <QuickFilters chosen={search.filter} />
        <details className={styles.filters} open={Boolean(isFiltered)}>
          <summary>{messages.filters}</summary>
          <div>
            <FilterChoice
              label={messages.status}
              any={messages.anyStatus}
              value={search.status}
              onChange={(status) => searchBookings({ status })}
            >
              {optionsOf(host.STATUSES)}
            </FilterChoice>
            <FilterChoice
              label={messages.source}
              any={messages.anySource}
              value={search.source}
              onChange={(source) => searchBookings({ source })}
            >
              {optionsOf(host.SOURCES)}
            </FilterChoice>
            <FilterDay
              label={messages.from}
              value={search.from}
              onChange={(from) => searchBookings({ from })}
            />
            <FilterDay label={messages.to} value={search.to} onChange={(to) => searchBookings({ to })} />
          </div>
        </details>
      </search>
    </div>
  );
}

/** Pressed again, a filter is off. */
function QuickFilters({ chosen }: { chosen: BookingFilter | '' }) {
  return (
    <fieldset className={`row ${pills.pills}`} data-small data-gap="2">
      <legend className="visually-hidden">{messages.quick}</legend>
      {BOOKING_FILTERS.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen === name}
            onChange={() => searchBookings({ filter: chosen === name ? '' : name })}
          />
          <span>{messages.FILTERS[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function SelectBox({ booking, isChosen }: { booking: BookingLine; isChosen: boolean }) {
  return (
    <input
      type="checkbox"
      className={styles.select}
      aria-label={`${booking.reference} ${booking.guest_name}`}
      checked={isChosen}
      onChange={() => toggleSelected(booking.id)}
    />
  );
}

function Selecting({ chosen }: { chosen: ReadonlySet<number> | undefined }) {
  const mayCancel = useValue($rights).cancel;
  if (!mayCancel) return null;
  if (!chosen) {
    return (
      <Button kind="plain" size="s" onClick={startSelecting}>
        {messages.select}
      </Button>
    );
  }
  return (
    <div className="row" data-gap="2">
      {chosen.size > 0 && (
        <Button kind="quiet" size="s" onClick={openTogether}>
          {messages.cancelMany(chosen.size)}
        </Button>
      )}
      <Button kind="plain" size="s" onClick={stopSelecting}>
        {messages.stopSelecting}
      </Button>
    </div>
  );
}

function Found() {
  const found = useValue($bookings);
  const selected = useValue($selected, undefined);
  const isFiltered = Object.values(useValue($bookingSearch)).some((value) => value !== '');
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
  const nothing = isFiltered ? messages.NONE : messages.NO_BOOKING;
  return (
    <section className={styles.found} aria-busy={found.isSearching || undefined}>
      <div className="row between">
        <p className="soft" role="status">
          {found.bookings.length > 0 ? messages.found(found.bookings.length) : nothing}
        </p>
        {found.bookings.length > 0 && <Selecting chosen={selected} />}
      </div>
      <ul className="list">
        {found.bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            note={booking.reference}
            isDense
            select={selected && <SelectBox booking={booking} isChosen={selected.has(booking.id)} />}
          >
            {isToTell(booking) && <NotTold booking={booking} reload={reloadBookings} />}
          </BookingRow>
        ))}
      </ul>
      <CancelTogether />
    </section>
  );
}
