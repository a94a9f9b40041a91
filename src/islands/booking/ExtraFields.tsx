import type { ReactNode } from 'react';
import { daysOfStay, type Extra, hasOwnDay, MAX_EXTRA_NOTE, PICK_UP_PLACES } from '#domain/booking/extras.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import {
  ANY_WISHES,
  EXTRA_FIELDS,
  PICK_UP_FROM,
  PICK_UP_PLACE,
  WHICH_DAY,
} from '#messages/booking/extras.ts';

type Change = Partial<Omit<Extra, 'kind'>>;

interface Props {
  extra: Extra;
  stay: Stay;
  guests: number;
  onChange: (change: Change) => void;
  /** More fields, which come before the wishes. */
  children?: ReactNode;
}

/** Shows count, day or place, and wishes of an extra. */
export function ExtraFields({ extra, stay, guests, onChange, children }: Props) {
  const { count, noun, example } = EXTRA_FIELDS[extra.kind];
  return (
    <>
      <Counter
        label={count}
        noun={noun}
        min={1}
        max={Math.max(1, guests)}
        value={extra.count}
        onChange={(count) => onChange({ count })}
      />
      {hasOwnDay(extra.kind) ? (
        <Day extra={extra} stay={stay} onChange={onChange} />
      ) : (
        <Place extra={extra} onChange={onChange} />
      )}
      {children}
      <Field label={ANY_WISHES}>
        {(control) => (
          <input
            {...control}
            maxLength={MAX_EXTRA_NOTE}
            placeholder={example}
            value={extra.note ?? ''}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function Day({ extra, stay, onChange }: Pick<Props, 'extra' | 'stay' | 'onChange'>) {
  return (
    <Field label={WHICH_DAY}>
      {(control) => (
        <select {...control} value={extra.date} onChange={(event) => onChange({ date: event.target.value })}>
          {daysOfStay(stay).map((date) => (
            <option key={date} value={date}>
              {formatDate(date)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Place({ extra, onChange }: Pick<Props, 'extra' | 'onChange'>) {
  const choose = (name: string) => onChange({ from: PICK_UP_PLACES.find((place) => place === name) });
  return (
    <Field label={PICK_UP_PLACE}>
      {(control) => (
        <select {...control} value={extra.from} onChange={(event) => choose(event.target.value)}>
          {PICK_UP_PLACES.map((place) => (
            <option key={place} value={place}>
              {PICK_UP_FROM[place]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
