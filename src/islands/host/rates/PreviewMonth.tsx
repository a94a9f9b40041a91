import { useState } from 'react';
import { addDays, addMonths, formatDate, nightsOf, weekday } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { ScrollBox } from '#islands/host/ScrollBox.tsx';
import * as messages from '#messages/host/rates.ts';
import type { RatesPreview, ReadyRates } from '#stores/host/rates/rates.ts';
import styles from './RatesPreview.module.css';

interface Props {
  month: string;
  page: ReadyRates;
  preview: RatesPreview;
  isFirst: boolean;
}

type Changed = RatesPreview['changed'][number];
type Kept = RatesPreview['kept'][number];

/** Shows a month like the calendar, with the new price above the old one. It is rendered when it is opened. */
export function PreviewMonth({ month, page, preview, isFirst }: Props) {
  const [isOpen, setOpen] = useState(isFirst);
  const title = formatDate(`${month}-01`, 'month-year');
  return (
    <details
      className={`panel ${styles.month}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && (
        <ScrollBox label={messages.monthName(title)} className={styles.scroller}>
          <MonthTable month={month} page={page} preview={preview} />
        </ScrollBox>
      )}
    </details>
  );
}

function MonthTable({ month, page, preview }: Omit<Props, 'isFirst'>) {
  const first = `${month}-01`;
  const isIn = ({ night }: { night: string }) => night.startsWith(month);
  const changed = new Map(preview.changed.filter(isIn).map((one) => [keyOf(one), one]));
  const kept = new Map(preview.kept.filter(isIn).map((one) => [keyOf(one), one]));
  const shown = [...changed.values(), ...kept.values()].map(({ night }) => night).sort();
  // The table begins at the first change, so that nobody has to scroll to it.
  const nights = nightsOf(shown[0] ?? first, addDays(shown.at(-1) ?? addMonths(first, 1), 1));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.room}</th>
          {nights.map((night) => (
            <th
              key={night}
              scope="col"
              data-weekend={page.draft.weekend.includes(weekday(night)) || undefined}
            >
              <small>{formatDate(night, 'weekday').slice(0, 2)}</small>
              <span>{Number(night.slice(8))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.rooms.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {nights.map((night) => {
              const key = keyOf({ night, room_id: id });
              return <Cell key={night} changed={changed.get(key)} kept={kept.get(key)} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyOf = ({ night, room_id }: { night: string; room_id: number }) => `${night} ${room_id}`;

function Cell({ changed, kept }: { changed: Changed | undefined; kept: Kept | undefined }) {
  if (kept) {
    return (
      <td data-kept={kept.why}>
        <span>{formatRupees(kept.price)}</span>
        <small>{kept.why === 'sold' ? messages.sold : messages.byHand}</small>
      </td>
    );
  }
  if (!changed) return <td />;
  const { before, after } = changed;
  const wasOpen = !before.closed;
  return (
    <td data-changed data-closed={after.closed || undefined}>
      <strong>{after.closed && wasOpen ? messages.offSale : formatRupees(after.price)}</strong>
      {wasOpen && before.price !== after.price && (
        <del>
          <span className="visually-hidden">{messages.was('')}</span>
          <span>{formatRupees(before.price)}</span>
        </del>
      )}
      {before.minimum_stay !== after.minimum_stay && <small>{messages.atLeast(after.minimum_stay)}</small>}
    </td>
  );
}
