import { TextField } from '#islands/host/TextField.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/property.ts';
import type { TypedTerm } from '#stores/host/rooms/typed-property.ts';
import styles from './Describe.module.css';

interface Props {
  row: TypedTerm;
  number: number;
  /** At least one of the rows is wrong. */
  isWrong: boolean;
  /** Undefined removes the row. */
  onChange: (row: TypedTerm | undefined) => void;
}

/** A row such as "100 % back until 7 days before check-in". */
export function TermRow({ row, number, isWrong, onChange }: Props) {
  const wrong = (typed: string) => (isWrong && typed.trim() === '') || undefined;
  return (
    <fieldset className={styles.row} aria-label={messages.row(number)}>
      <TextField
        label={messages.percentBack}
        inputMode="numeric"
        aria-invalid={wrong(row.percent)}
        value={row.percent}
        maxLength={3}
        onChange={(percent) => onChange({ ...row, percent })}
      />
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
