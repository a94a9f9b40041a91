import { useRef, useState } from 'react';
import { addDays, formatDate, nightsOf } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/calendar.ts';
import {
  $calendar,
  type CalendarNight,
  findNight,
  type HostRoom,
  roomsName,
} from '#stores/host/calendar/calendar.ts';
import { $nightAct, blockNights, openNights } from '#stores/host/calendar/night-acts.ts';
import { openEdit } from '#stores/host/calendar/night-edit.ts';
import {
  $selectedNights,
  clearSelection,
  type SelectedNights,
  selectRooms,
} from '#stores/host/calendar/selection.ts';
import { $rights } from '#stores/host/session.ts';
import styles from './SelectionBar.module.css';
import { focusGrid } from './use-grid-keys.ts';

/** The bar disappears, so the focus returns to the active cell. */
function leave(): void {
  focusGrid();
  clearSelection();
}

/** The status is there before a selection begins, so that a screen reader says what is selected. */
export function SelectionBar() {
  const selected = useValue($selectedNights, undefined);
  const calendar = useValue($calendar);
  if (calendar.state !== 'ready') return null;
  const nights = selected ? nightsIn(selected) : [];
  const free = nights.filter(({ state }) => state === 'open' || state === 'closed');
  return (
    <section
      className={selected && `row between ${styles.bar}`}
      aria-label={messages.selection}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <div role="status" className={selected && `row ${styles.what}`}>
        {selected && (
          <>
            <strong>{roomsName(selected.roomIds)}</strong>
            <span>{describe(selected)}</span>
            <span className="soft">{factsOf(nights, free)}</span>
          </>
        )}
      </div>
      {selected && <Acts selected={selected} rooms={calendar.rooms} free={free} />}
    </section>
  );
}

interface ActsProps {
  selected: SelectedNights;
  rooms: readonly HostRoom[];
  free: readonly CalendarNight[];
}

function Acts({ selected, rooms, free }: ActsProps) {
  const [reason, setReason] = useState('');
  const block = useRef<HTMLFormElement>(null);
  const { prices: mayPrice } = useValue($rights);
  const isSaving = useValue($nightAct).state === 'saving';
  const isClosed = free.length > 0 && free.every(({ state }) => state === 'closed');
  const bookable = bookingQuery(selected, rooms);
  return (
    <>
      {selected.roomIds.length < rooms.length && (
        <Button
          size="s"
          kind="plain"
          onClick={() => {
            // This button goes, so the focus moves on to the acts.
            block.current?.querySelector('button')?.focus();
            selectRooms(rooms.map(({ id }) => id));
          }}
        >
          {messages.selectAllRooms}
        </Button>
      )}
      <div className={`row ${styles.acts}`}>
        <form
          ref={block}
          className={`row ${styles.block}`}
          onSubmit={(event) => {
            event.preventDefault();
            void blockNights(reason);
          }}
        >
          <label className={`field ${styles.reason}`}>
            <span className="soft">{messages.reason}</span>
            <input
              value={reason}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <Button type="submit" size="s" kind={isClosed ? 'quiet' : 'loud'} busy={isSaving}>
            {messages.block}
          </Button>
        </form>
        <Button size="s" kind={isClosed ? 'loud' : 'quiet'} busy={isSaving} onClick={() => void openNights()}>
          {messages.open}
        </Button>
        {mayPrice && (
          <>
            <Button size="s" kind="quiet" onClick={() => openEdit('price')}>
              {messages.setPrice}
            </Button>
            <Button size="s" kind="quiet" onClick={() => openEdit('minimum_stay')}>
              {messages.minimumStay}
            </Button>
          </>
        )}
        {bookable && (
          <a
            className="button"
            data-kind="quiet"
            data-size="s"
            href={pagePath(`/host/bookings/new?${bookable}`)}
          >
            {messages.newBooking}
          </a>
        )}
      </div>
      <button type="button" className={styles.clear} aria-label={messages.clear} onClick={leave}>
        ×
      </button>
    </>
  );
}

function nightsIn({ roomIds, from, to }: SelectedNights): CalendarNight[] {
  const dates = nightsOf(from, addDays(to, 1));
  return roomIds.flatMap((id) => dates.flatMap((night) => findNight(id, night) ?? []));
}

/** All rooms of one booking are in the same homestay. */
function bookingQuery({ roomIds, from, to }: SelectedNights, rooms: readonly HostRoom[]): string | undefined {
  const own = rooms.filter(({ id }) => roomIds.includes(id));
  if (new Set(own.map(({ property_id }) => property_id)).size > 1) return undefined;
  const ids = roomIds.map((id) => ['room_id', String(id)]);
  return new URLSearchParams([...ids, ['check_in', from], ['check_out', addDays(to, 1)]]).toString();
}

function describe({ roomIds, from, to, nights }: SelectedNights): string {
  const days = nights === 1 ? [from] : [from, to];
  const count = roomIds.length > 1 ? messages.nightsIn(nights, roomIds.length) : messages.nights(nights);
  return `${days.map((day) => formatDate(day, 'weekday')).join(' – ')} · ${count}`;
}

function factsOf(nights: readonly CalendarNight[], free: readonly CalendarNight[]): string {
  const prices = free.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const minimum = Math.max(...free.map(({ minimum_stay }) => minimum_stay));
  const sold = nights.length - free.length;
  const reasons = [...new Set(nights.flatMap(({ reason }) => reason ?? []))];
  return [
    prices.length > 0 &&
      (low === high
        ? messages.ordinaryPrice(formatRupees(low))
        : messages.prices(formatRupees(low), formatRupees(high))),
    minimum > 1 && messages.minimum(minimum),
    sold > 0 && messages.soldNights(sold),
    reasons.length > 0 && messages.closedFor(reasons),
  ]
    .filter(Boolean)
    .join(' · ');
}
