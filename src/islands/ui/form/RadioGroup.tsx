import { type ReactNode, useId } from 'react';

/** The label of a choice, and a line that says what it means. */
type Choice = string | { name: string; means?: string | undefined };

interface Props<Value extends string> {
  legend: ReactNode;
  /** The legend is there for screen readers only. */
  hidesLegend?: boolean;
  /** Values and their labels, in the order in which they are shown. */
  choices: Readonly<Record<Value, Choice>>;
  chosen: Value | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** In one column, or beside each other. */
  layout?: 'stack' | 'row';
  className?: string | undefined;
  isSmall?: boolean;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** One choice of several. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const {
    legend,
    hidesLegend,
    choices,
    chosen,
    onChange,
    disabled,
    layout = 'stack',
    className = '',
    isSmall,
    error,
  } = props;
  const group = useId();
  // TypeScript takes the keys of an object for any strings, although the type above names them.
  const values = Object.keys(choices) as Value[];
  return (
    <fieldset
      className={`${layout} ${className}`}
      data-gap="2"
      disabled={disabled}
      data-small={isSmall || undefined}
    >
      <legend className={hidesLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={chosen === value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${group}-error`}
            onChange={() => onChange(value)}
          />
          <Label choice={choices[value]} />
        </label>
      ))}
      {error && (
        <span id={`${group}-error`} className="field-error" role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}

function Label({ choice }: { choice: Choice }) {
  if (typeof choice === 'string') return <span>{choice}</span>;
  return (
    <span>
      <strong>{choice.name}</strong>
      {choice.means && <small>{choice.means}</small>}
    </span>
  );
}
