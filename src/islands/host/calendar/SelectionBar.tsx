import type { HostNight } from '#contract/host/calendar.ts';
import { addDays, formatDate, nightsOf } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/calendar.ts';
import { $calendar, findNight, roomName } from '#stores/host/calendar/calendar.ts';
import { $nightAct, blockNights, openNights } from '#stores/host/calendar/night-acts.ts';
import { openEdit } from '#stores/host/calendar/night-edit.ts';
import { $selectedNights, clearSelection, type SelectedNights } from '#stores/host/calendar/selection.ts';
import { $rights } from '#stores/host/session.ts';
import styles from './SelectionBar.module.css';

/** The bar disappears, so the focus returns to the active cell. */
function leave(): void {
  document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
  clearSelection();
}

export function SelectionBar() {
  const selected = useValue($selectedNights, undefined);
  const calendar = useValue($calendar);
  const { prices: mayPrice } = useValue($rights);
  const isSaving = useValue($nightAct).state === 'saving';
  if (!selected || calendar.state !== 'ready') return null;
  const { roomId, from, to } = selected;
  const nights = nightsOf(from, addDays(to, 1)).flatMap((night) => findNight(roomId, night) ?? []);
  const free = nights.filter(({ state }) => state === 'open' || state === 'closed');
  const isClosed = free.length > 0 && free.every(({ state }) => state === 'closed');
  const query = new URLSearchParams({ room_id: String(roomId), check_in: from, check_out: addDays(to, 1) });
  return (
    <section
      className={`row between ${styles.bar}`}
      aria-label={messages.selection}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <div className={`row ${styles.what}`}>
        <strong>{roomName(roomId)}</strong>
        <span>{describe(selected)}</span>
        <span className="soft">{factsOf(nights, free)}</span>
      </div>
      <div className={`row ${styles.acts}`}>
        <Button
          size="s"
          kind={isClosed ? 'quiet' : 'loud'}
          busy={isSaving}
          onClick={() => void blockNights()}
        >
          {messages.block}
        </Button>
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
        <a className="button" data-kind="quiet" data-size="s" href={`/host/bookings/new?${query}`}>
          {messages.newBooking}
        </a>
      </div>
      <button type="button" className={styles.clear} aria-label={messages.clear} onClick={leave}>
        ×
      </button>
    </section>
  );
}

function describe({ from, to, nights }: SelectedNights): string {
  const days = nights === 1 ? [from] : [from, to];
  return `${days.map((day) => formatDate(day, 'weekday')).join(' – ')} · ${messages.nights(nights)}`;
}

function factsOf(nights: readonly HostNight[], free: readonly HostNight[]): string {
  const prices = free.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const minimum = Math.max(...free.map(({ minimum_stay }) => minimum_stay));
  const sold = nights.length - free.length;
  return [
    prices.length > 0 &&
      (low === high
        ? messages.ordinaryPrice(formatRupees(low))
        : messages.prices(formatRupees(low), formatRupees(high))),
    minimum > 1 && messages.minimum(minimum),
    sold > 0 && messages.soldNights(sold),
  ]
    .filter(Boolean)
    .join(' · ');
}
