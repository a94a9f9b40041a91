import { TextField } from '#islands/host/TextField.tsx';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/room.ts';
import type { TypedRoom } from '#stores/host/rooms/host-room.ts';
import type { Problems } from '#stores/pattern/form.ts';
import styles from './Describe.module.css';
import { OtherLanguages, TranslatedFields } from './OtherLanguages.tsx';

interface Props {
  typed: TypedRoom;
  problems: Problems;
  onChange: (change: Partial<TypedRoom>) => void;
}

const MAX_GUESTS = 20;

export function RoomWords({ typed, problems, onChange }: Props) {
  return (
    <section className="panel stack" data-gap="4">
      <h2>{messages.about}</h2>
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        error={problems.name}
        value={typed.name}
        maxLength={120}
        onChange={(name) => onChange({ name })}
      />
      <Field label={messages.description} hint={messages.descriptionHint} error={problems.description}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={5000}
            value={typed.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <OtherLanguages>
        <TranslatedFields
          label={messages.name}
          typed={typed.names}
          maxLength={120}
          onChange={(names) => onChange({ names })}
        />
        <TranslatedFields
          label={messages.description}
          typed={typed.descriptions}
          maxLength={5000}
          rows={6}
          onChange={(descriptions) => onChange({ descriptions })}
        />
      </OtherLanguages>
      <div className={styles.pair}>
        <Counter
          label={messages.capacity}
          noun={messages.guests}
          min={1}
          max={MAX_GUESTS}
          value={typed.capacity}
          onChange={(capacity) => onChange({ capacity })}
        />
        <TextField
          label={messages.size}
          hint={messages.sizeHint}
          error={problems.size}
          value={typed.size}
          maxLength={60}
          onChange={(size) => onChange({ size })}
        />
        <TextField
          label={messages.beds}
          hint={messages.bedsHint}
          error={problems.beds}
          value={typed.beds}
          maxLength={80}
          onChange={(beds) => onChange({ beds })}
        />
        <TextField
          label={messages.floor}
          hint={messages.floorHint}
          error={problems.floor}
          value={typed.floor}
          maxLength={60}
          onChange={(floor) => onChange({ floor })}
        />
      </div>
      <TextField
        label={messages.film}
        hint={messages.filmHint}
        error={problems.video}
        type="url"
        inputMode="url"
        value={typed.video}
        maxLength={300}
        onChange={(video) => onChange({ video })}
      />
    </section>
  );
}
