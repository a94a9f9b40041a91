import { createContext, useContext } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { formatDate } from '#domain/calendar.ts';
import styles from './Calendar.module.css';
import { type DayInfo, toCivil, toDate } from './calendar-days.ts';

interface Props {
  value: string | undefined;
  today: string;
  min: string;
  max?: string | undefined;
  dayInfo: (date: string) => DayInfo;
  onChoose: (date: string) => void;
  /** The first day of the month that is shown now. */
  onMonth: (month: string) => void;
}

const classNames = {
  root: styles.calendar,
  months: styles.months,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
};

const Notes = createContext<(date: Date) => string | undefined>(() => undefined);

function Day(props: DayButtonProps) {
  const note = useContext(Notes)(props.day.date);
  // By style sheet, as the words are in the button's name already.
  return <DayButton {...props} data-note={note} />;
}

const components = { DayButton: Day };

/** One month of days, of which one is chosen. Loaded when a date field opens for the first time. */
export function Calendar({ value, today, min, max, dayInfo, onChoose, onMonth }: Props) {
  const isOut = (date: Date) => {
    const civil = toCivil(date);
    return civil < min || (max !== undefined && civil > max) || dayInfo(civil).taken === true;
  };
  const label = (date: Date) => {
    const civil = toCivil(date);
    const note = dayInfo(civil).note;
    const words = formatDate(civil, 'long');
    if (isOut(date)) return `unavailable, ${words}`;
    return note ? `${words}, from ${note}` : words;
  };
  const noteOf = (date: Date) => (isOut(date) ? undefined : dayInfo(toCivil(date)).note);
  return (
    <Notes value={noteOf}>
      <DayPicker
        mode="single"
        required
        autoFocus
        fixedWeeks
        weekStartsOn={1}
        selected={value ? toDate(value) : undefined}
        onSelect={(date: Date) => onChoose(toCivil(date))}
        defaultMonth={toDate(value ?? min)}
        startMonth={toDate(min)}
        {...(max && { endMonth: toDate(max) })}
        today={toDate(today)}
        disabled={isOut}
        onMonthChange={(month) => onMonth(toCivil(month))}
        components={components}
        classNames={classNames}
        labels={{
          labelDayButton: label,
          labelGrid: (month) => formatDate(toCivil(month), 'month-year'),
          labelNav: () => 'Months',
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
        }}
        formatters={{ formatCaption: (month) => formatDate(toCivil(month), 'month-year') }}
      />
    </Notes>
  );
}
