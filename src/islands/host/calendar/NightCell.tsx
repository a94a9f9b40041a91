import { memo } from 'react';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/host/calendar.ts';
import type { CalendarNight } from '#stores/host/calendar/calendar.ts';

import { BookingBar } from './BookingBar.tsx';
import { isWeekend } from './DayRow.tsx';
import styles from './NightCell.module.css';
import type { GridPlace } from './use-calendar-window.ts';
import { cellId } from './use-grid-keys.ts';

interface Props extends GridPlace {
  room: string;
  date: string;
  start: number;
  /** The night is undefined until its page is read. */
  night: CalendarNight | undefined;
  booking: BookingLine | undefined;
  /** The width of the bar that begins in this cell, in cells. */
  span: number;
  /** This is false if the stay began before the first cell that is rendered. */
  isBegun: boolean;
  isSelected: boolean;
  isActive: boolean;
  isPast: boolean;
  isToday: boolean;
  setActive: (place: GridPlace) => void;
}

const describe = ({ source, guest_name }: BookingLine) =>
  source === 'channel' ? messages.bookedOn(guest_name) : messages.stayOf(guest_name);

/** From this price on, the rupees need a smaller type. */
const LONG_PRICE = 10_000;

export const NightCell = memo(function NightCell({ row, column, date, start, night, ...cell }: Props) {
  const { booking, span, isBegun, setActive } = cell;
  const price = formatRupees(night?.price ?? 0);
  const whole = formatDate(date, 'long').replace(',', '');
  const state = night ? messages.STATES[night.state] : messages.notRead;
  const name = messages.cellName(cell.room, whole, state, price);
  const hasBar = booking !== undefined && span > 0;
  const isFree = night?.state === 'open' || night?.state === 'closed';
  const minimum = isFree && night.minimum_stay > 1 ? messages.minimum(night.minimum_stay) : undefined;
  const reason = hasBar ? undefined : night?.reason;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts
    <div
      role="gridcell"
      id={cellId({ row, column })}
      className={styles.cell}
      style={{ insetInlineStart: start }}
      tabIndex={cell.isActive ? 0 : -1}
      aria-label={hasBar ? undefined : name}
      aria-description={
        booking ? describe(booking) : [reason, minimum].filter(Boolean).join(', ') || undefined
      }
      aria-selected={cell.isSelected}
      aria-colindex={column + 2}
      aria-busy={night === undefined || undefined}
      data-state={night?.state}
      data-bar={hasBar || undefined}
      data-booking={booking?.id}
      data-weekend={isWeekend(date) || undefined}
      data-month-begins={date.endsWith('-01') || undefined}
      data-past={cell.isPast || undefined}
      data-today={cell.isToday || undefined}
      data-sign={reason ?? (minimum && messages.fewest(night?.minimum_stay ?? 1))}
      title={reason}
      onFocus={() => setActive({ row, column })}
    >
      {isFree && night.price > 0 && !hasBar && (
        <span className={styles.price} data-long={night.price >= LONG_PRICE || undefined}>
          {price.slice(1)}
        </span>
      )}
      {/* This makes the cell's name end with what its bar says. */}
      {hasBar && <span className="visually-hidden">{`${messages.beforeBar(name)} `}</span>}
      {hasBar && <BookingBar booking={booking} span={span} isBegun={isBegun} />}
    </div>
  );
});
