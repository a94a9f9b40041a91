import { type FocusEvent, lazy, Suspense, startTransition, useEffect, useId, useRef, useState } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { datePattern } from '#messages/rooms/search.ts';
import * as messages from '#messages/site/controls.ts';
import { type DayInfo, firstOfMonth } from './calendar-days.ts';
import styles from './DateField.module.css';

const loadCalendar = () => import('./Calendar.tsx');
const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

/** Spec section 9: a blur of a date field takes effect after 100 ms. */
const BLUR_DELAY = 100;
/** Milliseconds between closing one calendar and opening the next, so that the chosen date is seen. */
const NEXT_DELAY = 400;

interface Props {
  label: string;
  value: string | undefined;
  today: string;
  /** The earliest date; `max` is the latest. */
  min: string;
  max?: string | undefined;
  onChange: (date: string | null) => void;
  clearable?: boolean;
  /** Notes of a day; called on each render. */
  dayInfo?: (date: string) => DayInfo;
  /** What the notes of the days mean; shown below them. */
  caption?: string;
  /** Called with the first day of a month that comes into view. */
  onMonth?: (month: string) => void;
  /** Shown beside the label and announced on change. */
  note?: string | undefined;
  /** The name of the submitted date, YYYY-MM-DD, if the form is sent without scripts. */
  name?: string;
  disabled?: boolean;
  /** Opens the calendar whenever the number changes, after the previous field. */
  opens?: number;
}

const nothing = () => ({});

/** Shows a read-only field that shows d/m/Y and opens a calendar. Choosing a day closes it. */
export function DateField(props: Props) {
  const { label, value, today, min, max, onChange, onMonth, dayInfo = nothing, name, note, opens } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** The timer that opens the calendar by itself; a guest who was faster may have chosen a day by then. */
  const coming = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isComing, setComing] = useState(false);

  /** Opens in a transition, because rendering a month takes long on a slow phone. */
  const open = () => {
    clearTimeout(coming.current);
    if (!isOpen) onMonth?.(firstOfMonth(value && value > min ? value : min));
    startTransition(() => setOpen(true));
  };
  const close = () => setOpen(false);
  const report = (date: string | null) => {
    close();
    input.current?.focus();
    onChange(date);
  };
  const closeAfterBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setTimeout(() => {
      if (!box.current?.contains(document.activeElement)) close();
    }, BLUR_DELAY);
  };

  useEffect(() => {
    input.current?.addEventListener('pointerenter', () => void loadCalendar(), { once: true });
  }, []);

  useEffect(() => {
    if (!opens) return;
    setComing(true);
    coming.current = setTimeout(() => {
      input.current?.focus();
      input.current?.click();
    }, NEXT_DELAY);
    return () => clearTimeout(coming.current);
  }, [opens]);

  useEffect(() => {
    if (!isOpen) return;
    setComing(false);
    panel.current?.scrollIntoView({ block: 'nearest' });
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches focus and Escape of what is inside
    <div
      ref={box}
      className={`field ${styles.date}`}
      // Keeps the space of the previous calendar meanwhile.
      data-coming={isComing || undefined}
      onBlur={closeAfterBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        event.preventDefault();
        close();
        input.current?.focus();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <output className={styles.note}>{note}</output>
      <input
        ref={input}
        id={id}
        readOnly
        type="text"
        placeholder={datePattern}
        autoComplete="off"
        aria-haspopup="dialog"
        disabled={props.disabled}
        value={value ? formatDate(value, 'numeric') : ''}
        onFocus={() => void loadCalendar()}
        onClick={open}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          open();
        }}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {isOpen && (
        <div ref={panel} className={`card ${styles.panel}`} role="dialog" aria-label={messages.chooseDate}>
          <Suspense fallback={<Spinner label={messages.openingCalendar} />}>
            <Calendar
              value={value}
              today={today}
              min={min}
              max={max}
              dayInfo={dayInfo}
              caption={props.caption}
              onChoose={report}
              onMonth={onMonth}
            />
          </Suspense>
          {props.clearable && value && (
            <button type="button" className={styles.clear} onClick={() => report(null)}>
              {messages.clearDate}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
