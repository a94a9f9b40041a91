import { useEffect } from 'react';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { clockTime } from '#domain/dates/instant.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatExact, toPaise } from '#domain/money/money.ts';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/papers/cash-book.ts';
import { today } from '#stores/browser/today.ts';
import {
  $cashBook,
  $cashDay,
  type CashBook as Book,
  loadCashBook,
  showCashDay,
} from '#stores/host/papers/cash-book.ts';
import styles from './Papers.module.css';

/** The money of a day, line by line and added up by method; to staff only what they have recorded. */
export function CashBook() {
  const day = useValue($cashDay, undefined) ?? today();
  const shown = useValue($cashBook);
  useEffect(() => void loadCashBook(), []);
  return (
    <LoadedPart title={messages.TITLE} shown={shown} load={loadCashBook}>
      <Field label={messages.day}>
        {(control) => (
          <input
            {...control}
            type="date"
            max={today()}
            value={day}
            onChange={({ target }) => void showCashDay(target.value)}
          />
        )}
      </Field>
      {shown.state === 'ready' && <Lines book={shown.book} />}
    </LoadedPart>
  );
}

const shownRupees = (rupees: number) => formatExact(toPaise(rupees));

function Lines({ book: { lines, totals } }: { book: Book }) {
  if (lines.length === 0) return <p role="status">{messages.NOTHING}</p>;
  const methods = Object.keys(messages.METHODS) as (keyof Book['totals'])[];
  return (
    <>
      <ul className={`stack list ${styles.rows}`} data-gap="0">
        {lines.map(({ at, by, method, amount, reservation_id }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a day are never rearranged, and two may be alike
          <li key={place}>
            <div>
              <a className={styles.number} href={pagePath(`/host/bookings/${reservation_id}`)}>
                {bookingReference(reservation_id)}
              </a>
              <span className={`soft ${styles.facts}`}>
                {[clockTime(new Date(at)), messages.METHODS[method], by?.name].filter(Boolean).join(' · ')}
              </span>
            </div>
            <span>{shownRupees(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.line}>
        {methods
          .filter((method) => totals[method] !== 0)
          .map((method) => (
            <div key={method}>
              <dt>{messages.total(messages.METHODS[method])}</dt>
              <dd>{shownRupees(totals[method])}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
