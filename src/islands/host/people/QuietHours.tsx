import { useState } from 'react';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/alert-settings.ts';
import { type OwnAlerts, switchQuiet, typeQuiet } from '#stores/host/people/alerts.ts';
import styles from './Alerts.module.css';

export function QuietHours({ quiet }: { quiet: OwnAlerts['quiet_hours'] }) {
  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{messages.quiet}</legend>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => switchQuiet(target.checked)}
        />
        <span>
          <strong>{messages.quiet}</strong>
          <small className="soft">{messages.quietHint}</small>
        </span>
      </label>
      {quiet && <Times key={`${quiet.from}-${quiet.to}`} quiet={quiet} />}
    </fieldset>
  );
}

function Times({ quiet }: { quiet: NonNullable<OwnAlerts['quiet_hours']> }) {
  const [times, setTimes] = useState(quiet);
  const type = (change: Partial<typeof times>) => {
    const typed = { ...times, ...change };
    setTimes(typed);
    // A time field is empty while a part of it is empty, so a half-typed time is not saved.
    if (typed.from && typed.to) typeQuiet(typed);
  };
  return (
    <div className={styles.times}>
      <Field label={messages.from}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={times.from}
            onChange={({ target }) => type({ from: target.value })}
          />
        )}
      </Field>
      <Field label={messages.to}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={times.to}
            onChange={({ target }) => type({ to: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
