import { useEffect, useState } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Counter } from '#islands/ui/form/Counter.tsx';
import type { ReadText } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/setup.ts';
import { today } from '#stores/browser/today.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import {
  $priceQuestion,
  dropPriceQuestion,
  saveFirstRates,
  unpricedRooms,
  usualEnd,
} from '#stores/host/setup/setup-rates.ts';
import { skipStep } from '#stores/host/setup/setup-steps.ts';
import styles from './Setup.module.css';
import { SetupField, SetupForm } from './SetupForm.tsx';

const LONGEST_MINIMUM = 30;

export function SetupRates({ setup }: { setup: Setup }) {
  const [minimumStay, setMinimumStay] = useState(1);
  useEffect(() => dropPriceQuestion, []);
  if (setup.done.includes('rates')) return <Priced />;
  const rooms = unpricedRooms(setup);
  const isFirst = rooms.length === setup.rooms.length;
  const send = (read: ReadText) =>
    saveFirstRates({
      prices: Object.fromEntries(
        rooms.map(({ id }) => [id, { usual: read(`usual-${id}`), weekend: read(`weekend-${id}`) }]),
      ),
      ...(isFirst && { minimumStay, until: read('until') }),
    });
  return (
    <>
      <p>{messages.ratesHint}</p>
      {!isFirst && <p>{messages.newRoomsOnly}</p>}
      <SetupForm label={messages.openRooms} onSend={send}>
        {rooms.map(({ id, name }) => (
          <div key={id} className={styles.pair}>
            <SetupField
              label={messages.usualPrice(name)}
              name={`usual-${id}`}
              inputMode="numeric"
              maxLength={12}
            />
            <SetupField
              label={messages.weekendPrice(name)}
              name={`weekend-${id}`}
              inputMode="numeric"
              hint={messages.weekendHint}
              maxLength={12}
            />
          </div>
        ))}
        {isFirst && (
          <div className={styles.pair}>
            <Counter
              label={messages.minimumStay}
              noun={messages.nights}
              value={minimumStay}
              min={1}
              max={LONGEST_MINIMUM}
              onChange={setMinimumStay}
            />
            <SetupField
              label={messages.until}
              name="until"
              type="date"
              min={today()}
              initially={usualEnd()}
            />
          </div>
        )}
      </SetupForm>
      <PriceQuestion />
    </>
  );
}

/** Asks about a price that is far from the others, before anything is sent. */
function PriceQuestion() {
  const question = useValue($priceQuestion);
  if (!question) return null;
  const { price, than, answer } = question;
  const sentence = price < than ? messages.muchLess : messages.muchMore;
  return (
    <Dialog title={sentence(formatRupees(price), formatRupees(than))} onClose={() => answer(false)}>
      <DialogActions>
        <Button kind="quiet" data-first-focus onClick={() => answer(false)}>
          {messages.changeIt}
        </Button>
        <Button onClick={() => answer(true)}>{messages.isRight(formatRupees(price))}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Once every room has prices, they can only be changed on the page of rates: this form would replace them. */
function Priced() {
  return (
    <>
      <p>{messages.arePriced}</p>
      <div className="row" data-gap="3">
        <Button onClick={() => skipStep('rates')}>{messages.next}</Button>
        <a className="button" data-kind="quiet" href={pagePath('/host/rates')}>
          {messages.changeRates}
        </a>
      </div>
    </>
  );
}
