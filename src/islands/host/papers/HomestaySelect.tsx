import { Field } from '#islands/ui/form/Field.tsx';

interface Props {
  label: string;
  homestays: readonly { id: number; name: string }[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** Says why no other can be chosen now. */
  hint?: string | undefined;
}

/** Chooses the homestay that a page is about; a host of one sees nothing. */
export function HomestaySelect({ label, homestays, chosen, onChoose, hint }: Props) {
  if (homestays.length < 2) return null;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          disabled={hint !== undefined}
          value={chosen}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {homestays.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
