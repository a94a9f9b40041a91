import { useEffect } from 'react';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { useUnsaved } from '#islands/host/use-unsaved.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/rates.ts';
import {
  $hasUnsavedRates,
  $rates,
  $ratesOf,
  LOADING_RATES,
  loadRates,
  openRates,
} from '#stores/host/rates/rates.ts';
import type { Festival } from '#stores/host/rates/seasons.ts';
import { $host } from '#stores/host/session.ts';
import styles from './Rates.module.css';
import { RatesBar } from './RatesBar.tsx';
import { RatesForm } from './RatesForm.tsx';
import { RatesPreview } from './RatesPreview.tsx';

interface Props {
  /** The festivals that were still to come when the site was built. */
  festivals: readonly Festival[];
}

export const Rates = guarded(function Rates({ festivals }: Props) {
  return (
    <HostGate>
      <Homestay />
      <Shown festivals={festivals} />
    </HostGate>
  );
});

function Homestay() {
  const host = useValue($host);
  const chosen = useValue($ratesOf);
  const properties = host.state === 'ready' ? host.host.properties : [];
  const owned = properties.filter(({ role }) => role === 'owner');
  const first = (owned[0] ?? properties[0])?.id;
  useEffect(() => {
    if (chosen === undefined && first !== undefined) openRates(first);
  }, [chosen, first]);
  return (
    <header className={`row between ${styles.head}`}>
      <h1>{messages.TITLE}</h1>
      {owned.length > 1 && (
        <Field label={messages.homestay}>
          {(control) => (
            <select {...control} value={chosen} onChange={({ target }) => openRates(Number(target.value))}>
              {owned.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </header>
  );
}

function Shown({ festivals }: Props) {
  const page = useValue($rates, LOADING_RATES);
  const id = useValue($ratesOf);
  useUnsaved(useValue($hasUnsavedRates));
  if (page.state === 'loading') return <Spinner label={host.loading} />;
  if (page.state === 'failed') {
    return (
      <div className="notice" data-tone="danger" role="alert">
        <p>{page.message}</p>
        <Button size="s" onClick={() => id !== undefined && void loadRates(id)}>
          {host.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      {page.preview ? (
        <RatesPreview page={page} preview={page.preview} />
      ) : (
        <RatesForm key={id} page={page} festivals={festivals} />
      )}
      <RatesBar page={page} />
    </>
  );
}
