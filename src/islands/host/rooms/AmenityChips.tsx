import { type KeyboardEvent, useState } from 'react';
import { withAmenity } from '#domain/rooms/amenity-list.ts';
import { AIR_CONDITIONER } from '#domain/rooms/room.ts';
import pills from '#islands/host/Pills.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import * as messages from '#messages/host/room.ts';
import styles from './Describe.module.css';

interface Props {
  /** A link leads to the part by this id. */
  id?: string;
  title: string;
  suggestions: readonly string[];
  amenities: readonly { name: string; available: boolean }[];
  /** The air conditioner has a choice of its own, because it decides whether the room counts as AC. */
  hasCooling?: boolean;
  onChange: (amenities: { name: string; available: boolean }[]) => void;
}

export function AmenityChips({ id, title, suggestions, amenities, hasCooling = false, onChange }: Props) {
  const has = (name: string) => amenities.some((one) => one.name === name && one.available);
  const names = new Set([...suggestions, ...amenities.map(({ name }) => name)]);
  if (hasCooling) names.delete(AIR_CONDITIONER);
  const set = (name: string, available: boolean | undefined) =>
    onChange(withAmenity(amenities, name, available));
  return (
    <section className="panel stack" data-gap="4" id={id}>
      <h2>{title}</h2>
      {hasCooling && <Cooling isOn={has(AIR_CONDITIONER)} onChange={(isOn) => set(AIR_CONDITIONER, isOn)} />}
      <fieldset className={`row ${pills.pills}`}>
        <legend className="visually-hidden">{title}</legend>
        {[...names].map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={has(name)}
              onChange={({ target }) => set(name, target.checked || undefined)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <AnotherAmenity onAdd={(name) => set(name, true)} />
    </section>
  );
}

function Cooling({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <RadioGroup
      legend={messages.cooling}
      choices={messages.COOLING}
      chosen={isOn ? 'ac' : 'plain'}
      onChange={(value) => onChange(value === 'ac')}
      layout="row"
      className={pills.pills}
    />
  );
}

function AnotherAmenity({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Without this, Enter would save the form.
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.add}>
      <Field label={messages.another}>
        {(control) => (
          <input
            {...control}
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={addByEnter}
          />
        )}
      </Field>
      <Button kind="quiet" onClick={add}>
        {messages.add}
      </Button>
    </div>
  );
}
