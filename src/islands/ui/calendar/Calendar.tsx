import { createContext, type FocusEvent, startTransition, useContext, useId, useState } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { formatDate } from '#domain/dates/calendar.ts';
import * as messages from '#messages/site/controls.ts';
import styles from './Calendar.module.css';
import { MonthBar, MonthGrid } from './CalendarMonthBar.tsx';
import { type DayInfo, daysOf, firstOfMonth, toCivil, toDate } from './calendar-days.ts';

interface Props {
  value: string | undefined;
  today: string;
  min: string;
  max?: string | undefined;
  dayInfo: (date: string) => DayInfo;
  /** What the notes of the days mean. */
  caption?: string | undefined;
  onChoose: (date: string) => void;
  /** Called with the first day of the month in view. */
  onMonth?: ((month: string) => void) | undefined;
}

const classNames = {
  root: styles.calendar,
  months: styles.months,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
};

const Notes = createContext<(date: Date) => Pick<DayInfo, 'note' | 'mark'>>(() => ({}));

function Day(props: DayButtonProps) {
  const { note, mark } = useContext(Notes)(props.day.date);
  // A blur redraws all days, so it waits until the newly focused element is shown.
  const blur = (event: FocusEvent<HTMLButtonElement>) => startTransition(() => props.onBlur?.(event));
  // CSS shows the note, because the button's name already contains the text.
  return <DayButton {...props} onBlur={blur} data-note={note} data-mark={mark} />;
}

/** Shows nothing, because the bar above has the month's name. */
const MonthCaption = () => <></>;

const components = { DayButton: Day, Nav: MonthBar, MonthCaption, MonthGrid };

/** Shows one month of days, for choosing one. Loaded when a date field first opens. */
export function Calendar({ value, today, min, max, dayInfo, caption, onChoose, onMonth }: Props) {
  const id = useId();
  const [month, setMonth] = useState(() => firstOfMonth(value ?? min));
  const isDisabled = (date: Date) => {
    const civil = toCivil(date);
    return civil < min || (max !== undefined && civil > max) || dayInfo(civil).taken === true;
  };
  const label = (date: Date) => {
    const civil = toCivil(date);
    const { note, mark, spoken = note } = dayInfo(civil);
    const text = [formatDate(civil, 'long'), ...(mark ? [mark] : [])].join(', ');
    if (isDisabled(date)) return messages.dayOff(text);
    return spoken ? messages.dayWith(text, spoken) : text;
  };
  const noteOf = (date: Date) => {
    const { note, mark } = dayInfo(toCivil(date));
    return { mark, ...(!isDisabled(date) && note !== undefined && { note }) };
  };
  const days = daysOf(month).map(dayInfo);
  const marks = [...new Set(days.flatMap(({ mark }) => mark ?? []))];
  const hasNotes = days.some(({ note }) => note !== undefined);
  return (
    <Notes value={noteOf}>
      <DayPicker
        id={id}
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
        disabled={isDisabled}
        onMonthChange={(next) => {
          setMonth(toCivil(next));
          onMonth?.(toCivil(next));
        }}
        components={components}
        classNames={classNames}
        labels={{
          labelDayButton: label,
        }}
      />
      {caption && hasNotes && <p className={styles.caption}>{caption}</p>}
      {marks.length > 0 && <p className={styles.marks}>{marks.join(' · ')}</p>}
    </Notes>
  );
}
