import { useId, useState } from 'react';
import * as messages from '#messages/site/controls.ts';
import styles from './Counter.module.css';

interface Props {
  label: string;
  /** The plural noun for the buttons, as in "Increase guests" and "Decrease guests". */
  noun: string;
  value: number;
  min: number;
  max?: number;
  name?: string;
  onChange: (value: number) => void;
}

/**
 * Shows a number field with two buttons. Typed text counts once it is a number in range. At the end of the range a
 * button is disabled but keeps the keyboard focus.
 */
export function Counter({ label, noun, value, min, max = 99, name, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();

  const change = (next: number) => {
    if (Number.isInteger(next) && next >= min && next <= max && next !== value) onChange(next);
  };
  const step = (by: number) => {
    setDraft(undefined);
    change(Math.min(max, Math.max(min, value + by)));
  };

  return (
    <div className={`field ${styles.counter}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <button
          type="button"
          aria-label={messages.decrease(noun)}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={draft ?? String(value)}
          onChange={(event) => {
            setDraft(event.target.value);
            if (event.target.value !== '') change(Number(event.target.value));
          }}
          onBlur={() => setDraft(undefined)}
        />
        <button
          type="button"
          aria-label={messages.increase(noun)}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
