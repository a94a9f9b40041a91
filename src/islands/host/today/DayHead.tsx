import { useEffect, useState } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Drawing } from '#islands/host/Drawing.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/today.ts';
import { today } from '#stores/browser/today.ts';
import { $date, $day, moveDay, showToday } from '#stores/host/today/today.ts';
import styles from './Today.module.css';

export function DayHead() {
  const date = useValue($date);
  const shown = useValue($day);
  const day = shown.state === 'ready' ? shown.day : undefined;
  const shownDate = date ?? today();
  return (
    <header className={`row between ${styles.head}`} data-gap="3">
      <div className={styles.date}>
        <button type="button" aria-label={messages.yesterday} onClick={() => moveDay(-1)}>
          ‹
        </button>
        <h1>
          {date === undefined && <small>{messages.TITLE}</small>}
          <span>{formatDate(shownDate, 'weekday')}</span>
        </h1>
        <button type="button" aria-label={messages.tomorrow} onClick={() => moveDay(1)}>
          ›
        </button>
      </div>
      <a className="button" href={pagePath('/host/bookings/new')}>
        <Drawing of="add" />
        {host.newBooking}
      </a>
      {date !== undefined && (
        <Button kind="quiet" size="s" className={styles.back} onClick={showToday}>
          {messages.backToToday}
        </Button>
      )}
      <div role="status">{shown.state === 'ready' && shown.isOffline && <Age seenAt={shown.seenAt} />}</div>
      {day && (
        <dl className={styles.figures}>
          <Figure name={messages.LISTS.arrivals} value={day.arrivals.length} />
          <Figure name={messages.LISTS.in_house} value={day.in_house.length} />
          <Figure name={messages.LISTS.departures} value={day.departures.length} />
          <Figure
            name={messages.moneyDue}
            value={formatRupees(day.balances.reduce((sum, { balance }) => sum + balance, 0))}
          />
        </dl>
      )}
    </header>
  );
}

function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The age of the shown day. It grows while there is no network. */
function Age({ seenAt }: { seenAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - seenAt) / MINUTE));
  return (
    <p className="notice" data-tone="warning">
      <strong>{host.offline}</strong>
      <span>{` · ${messages.seen(messages.age(minutes))} ${host.noNetwork}`}</span>
    </p>
  );
}
