import { Field } from '#islands/ui/Field.tsx';
import * as messages from '#messages/host-property.ts';
import type { TypedDiscount, TypedTerm } from '#stores/host/typed-property.ts';
import styles from './Describe.module.css';
import { TextField } from './TextField.tsx';

interface Props<Row> {
  row: Row;
  number: number;
  /** One of the rows is not right. */
  isWrong: boolean;
  /** Undefined removes the row. */
  onChange: (row: Row | undefined) => void;
}

/** "At least 7 days before: 100 % back". */
export function TermRow({ row, number, isWrong, onChange }: Props<TypedTerm>) {
  const wrong = (typed: string) => (isWrong && typed.trim() === '') || undefined;
  return (
    <fieldset className={styles.row} aria-label={messages.row(number)}>
      <TextField
        label={messages.until}
        inputMode="numeric"
        aria-invalid={wrong(row.before)}
        value={row.before}
        maxLength={4}
        onChange={(before) => onChange({ ...row, before })}
      />
      <Field label={messages.unit}>
        {(control) => (
          <select
            {...control}
            value={row.unit}
            onChange={({ target }) => onChange({ ...row, unit: target.value as TypedTerm['unit'] })}
          >
            {Object.entries(messages.UNITS).map(([unit, label]) => (
              <option key={unit} value={unit}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={messages.percentBack}
        inputMode="numeric"
        aria-invalid={wrong(row.percent)}
        value={row.percent}
        maxLength={3}
        onChange={(percent) => onChange({ ...row, percent })}
      />
      <RemoveRow number={number} onPress={() => onChange(undefined)} />
    </fieldset>
  );
}

/** "From 5 nights: 10 % off". */
export function DiscountRow({ row, number, isWrong, onChange }: Props<TypedDiscount>) {
  const wrong = (typed: string) => (isWrong && typed.trim() === '') || undefined;
  return (
    <fieldset className={styles.row} data-short aria-label={messages.row(number)}>
      <TextField
        label={messages.fromNights}
        inputMode="numeric"
        aria-invalid={wrong(row.nights)}
        value={row.nights}
        maxLength={3}
        onChange={(nights) => onChange({ ...row, nights })}
      />
      <TextField
        label={messages.percentOff}
        inputMode="numeric"
        aria-invalid={wrong(row.percent)}
        value={row.percent}
        maxLength={3}
        onChange={(percent) => onChange({ ...row, percent })}
      />
      <RemoveRow number={number} onPress={() => onChange(undefined)} />
    </fieldset>
  );
}

function RemoveRow({ number, onPress }: { number: number; onPress: () => void }) {
  return (
    <button type="button" className={styles.cross} aria-label={messages.removeRow(number)} onClick={onPress}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
