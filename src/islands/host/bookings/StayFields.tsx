import { Counter } from '#islands/ui/form/Counter.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/new-booking.ts';
import styles from './Booking.module.css';

interface Stay {
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
}

interface Props {
  stay: Stay;
  error?: string | undefined;
  onChange: (change: Partial<Stay>) => void;
}

/** The phone's own date fields are used, which hosts know best. */
export function StayFields({ stay, error, onChange }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <Field label={messages.checkIn}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={stay.checkIn}
              onChange={({ target }) => onChange({ checkIn: target.value })}
            />
          )}
        </Field>
        <Field label={messages.checkOut} error={error}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={stay.checkIn}
              value={stay.checkOut}
              onChange={({ target }) => onChange({ checkOut: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        <Counter
          label={messages.adults}
          noun={messages.adults.toLowerCase()}
          value={stay.adults}
          min={1}
          max={40}
          onChange={(adults) => onChange({ adults })}
        />
        <Counter
          label={messages.children}
          noun={messages.children.toLowerCase()}
          value={stay.children}
          min={0}
          max={20}
          onChange={(children) => onChange({ children })}
        />
      </div>
    </>
  );
}
