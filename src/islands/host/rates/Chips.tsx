import styles from '#islands/host/Pills.module.css';
import { DAYS } from '#messages/host/rates.ts';

interface Props {
  label: string;
  hint?: string;
  choices: readonly (readonly [value: number, name: string])[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

export function Chips({ label, hint, choices, chosen, onChange }: Props) {
  const toggle = (value: number) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort());
  return (
    <fieldset className={`row ${styles.pills}`} data-week={choices === DAYS || undefined}>
      <legend>
        <span>{label}</span>
        {hint && <small>{` · ${hint}`}</small>}
      </legend>
      {choices.map(([value, name]) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
