import { type ComponentProps, startTransition, useOptimistic } from 'react';
import { Chevron, useDayPicker } from 'react-day-picker';
import * as messages from '#messages/site/controls.ts';
import styles from './Calendar.module.css';
import { monthName } from './calendar-days.ts';

const nameId = (calendarId = '') => `${calendarId}-month`;

const firstOf = (date: Date, months = 0) => new Date(date.getFullYear(), date.getMonth() + months, 1);

/**
 * Shows the month's name between buttons for the previous and next one. The name changes at once; the days, slow to
 * draw, follow and can't be pressed until then.
 */
export function MonthBar() {
  const { months, goToMonth, dayPickerProps } = useDayPicker();
  const { id, startMonth, endMonth } = dayPickerProps;
  const drawn = firstOf(months[0]?.date ?? new Date());
  const [shown, show] = useOptimistic(drawn);

  const turnBy = (by: number) =>
    startTransition(() => {
      const to = firstOf(shown, by);
      show(to);
      goToMonth(to);
    });
  const isFirst = startMonth !== undefined && shown <= firstOf(startMonth);
  const isLast = endMonth !== undefined && shown >= firstOf(endMonth);
  const button = (label: string, by: number, isEnd: boolean) => (
    <button
      type="button"
      className={`icon-button ${styles.turn}`}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => isEnd || turnBy(by)}
    >
      <Chevron className={styles.chevron} orientation={by < 0 ? 'left' : 'right'} />
    </button>
  );
  return (
    <>
      <nav className={styles.bar} aria-label={messages.months}>
        {button(messages.previousMonth, -1, isFirst)}
        <output className={styles.name}>
          <span id={nameId(id)}>{monthName(shown)}</span>
        </output>
        {button(messages.nextMonth, 1, isLast)}
      </nav>
      {shown.getTime() !== drawn.getTime() && <div className={styles.veil} />}
    </>
  );
}

export function MonthGrid(props: ComponentProps<'table'>) {
  const { id } = useDayPicker().dayPickerProps;
  return <table {...props} aria-labelledby={nameId(id)} />;
}
