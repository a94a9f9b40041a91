import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/rates.ts';
import { changeRates, type ReadyRates } from '#stores/host/rates/rates.ts';
import type { Festival } from '#stores/host/rates/seasons.ts';
import { LongStays } from './LongStays.tsx';
import styles from './Rates.module.css';
import { Seasons } from './Seasons.tsx';
import { UsualPrices } from './UsualPrices.tsx';

export function RatesForm({ page, festivals }: { page: ReadyRates; festivals: readonly Festival[] }) {
  const { draft, problems } = page;
  return (
    <div className={`stack ${styles.page}`} data-gap="4">
      <UsualPrices page={page} />
      <Seasons page={page} festivals={festivals} />
      <div className="stack" data-gap="4">
        <section className={`panel stack ${styles.part}`} data-gap="4">
          <h2>{messages.selling}</h2>
          <div className={styles.pair}>
            <Field label={messages.until} hint={messages.untilHint} error={problems.until}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  value={draft.until}
                  onChange={({ target }) => changeRates({ until: target.value }, 'until')}
                />
              )}
            </Field>
            <Field label={messages.minimumStay} hint={messages.minimumHint} error={problems.minimumStay}>
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={2}
                  value={draft.minimumStay}
                  onChange={({ target }) => changeRates({ minimumStay: target.value }, 'minimumStay')}
                />
              )}
            </Field>
          </div>
        </section>
        <LongStays page={page} />
      </div>
    </div>
  );
}
