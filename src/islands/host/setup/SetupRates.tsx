import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Counter } from '#islands/ui/Counter.tsx';
import type { ReadText } from '#islands/ui/Form.tsx';
import * as messages from '#messages/host/setup.ts';
import { today } from '#stores/browser/today.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import { saveFirstRates, skipStep, usualEnd } from '#stores/host/setup/setup-steps.ts';
import styles from './Setup.module.css';
import { SetupField, SetupForm } from './SetupForm.tsx';

const LONGEST_MINIMUM = 30;

export function SetupRates({ setup: { rooms, done } }: { setup: Setup }) {
  const [minimumStay, setMinimumStay] = useState(1);
  if (done.includes('rates')) return <Priced />;
  const send = (read: ReadText) =>
    saveFirstRates({
      prices: Object.fromEntries(
        rooms.map(({ id }) => [id, { usual: read(`usual-${id}`), weekend: read(`weekend-${id}`) }]),
      ),
      minimumStay,
      until: read('until'),
    });
  return (
    <>
      <p>{messages.ratesHint}</p>
      <SetupForm label={messages.openRooms} onSend={send}>
        {rooms.map(({ id, name }) => (
          <div key={id} className={styles.pair}>
            <SetupField
              label={messages.usualPrice(name)}
              name={`usual-${id}`}
              inputMode="numeric"
              maxLength={9}
            />
            <SetupField
              label={messages.weekendPrice(name)}
              name={`weekend-${id}`}
              inputMode="numeric"
              hint={messages.weekendHint}
              maxLength={9}
            />
          </div>
        ))}
        <div className={styles.pair}>
          <Counter
            label={messages.minimumStay}
            noun={messages.nights}
            value={minimumStay}
            min={1}
            max={LONGEST_MINIMUM}
            onChange={setMinimumStay}
          />
          <SetupField label={messages.until} name="until" type="date" min={today()} initially={usualEnd()} />
        </div>
      </SetupForm>
    </>
  );
}

/** Once every room has prices, they can only be changed on the page of rates: this form would replace them. */
function Priced() {
  return (
    <>
      <p>{messages.arePriced}</p>
      <div className="row" data-gap="3">
        <Button onClick={() => skipStep('rates')}>{messages.next}</Button>
        <a className="button" data-kind="quiet" href="/host/rates">
          {messages.changeRates}
        </a>
      </div>
    </>
  );
}
