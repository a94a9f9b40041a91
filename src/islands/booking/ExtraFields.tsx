import { formatDate } from '#domain/calendar.ts';
import { daysOfStay, type Extra, MAX_EXTRA_NOTE } from '#domain/extras.ts';
import type { Stay } from '#domain/stay.ts';
import { Counter } from '#islands/ui/Counter.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { EXTRA_FIELDS } from '#messages/extras.ts';

interface Props {
  extra: Extra;
  stay: Stay;
  guests: number;
  /** 0 if the counter can remove the extra. */
  min: 0 | 1;
  onChange: (change: Partial<Omit<Extra, 'kind'>>) => void;
}

/** Count, day and request of an extra. */
export function ExtraFields({ extra, stay, guests, min, onChange }: Props) {
  const { count, noun, day, request, example } = EXTRA_FIELDS[extra.kind];
  return (
    <>
      <Counter
        label={count}
        noun={noun}
        min={min}
        max={Math.max(1, guests)}
        value={extra.count}
        onChange={(count) => onChange({ count })}
      />
      {extra.count > 0 && (
        <>
          <Field label={day}>
            {(control) => (
              <select
                {...control}
                value={extra.date}
                onChange={(event) => onChange({ date: event.target.value })}
              >
                {daysOfStay(stay).map((date) => (
                  <option key={date} value={date}>
                    {formatDate(date)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={request}>
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
      )}
    </>
  );
}
