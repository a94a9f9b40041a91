import { lengthDiscountsUpsideDown } from '#domain/rates/host-warnings.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/rates.ts';
import { type DiscountDraft, nextKey } from '#stores/host/rates/rate-draft.ts';
import { changeRates, type ReadyRates } from '#stores/host/rates/rates.ts';
import styles from './Rates.module.css';

export function LongStays({ page }: { page: ReadyRates }) {
  const { discounts } = page.draft;
  const add = () =>
    changeRates({ discounts: [...discounts, { key: nextKey(discounts), nights: '', percent: '' }] });
  const rules = discounts.map(({ nights, percent }) => ({
    minNights: Number(nights),
    percent: Number(percent),
  }));
  return (
    <section className={`panel stack ${styles.part}`} data-gap="4">
      <h2>{messages.longStays}</h2>
      <p className={`soft ${styles.soft}`}>{messages.longStaysHint}</p>
      {discounts.map((discount) => (
        <Discount key={discount.key} discount={discount} page={page} />
      ))}
      {lengthDiscountsUpsideDown(rules) && (
        <p className="notice" data-tone="warning" role="status">
          {messages.UPSIDE_DOWN}
        </p>
      )}
      <Button kind="quiet" size="s" className="start" onClick={add}>
        {messages.addDiscount}
      </Button>
    </section>
  );
}

function Discount({ discount, page }: { discount: DiscountDraft; page: ReadyRates }) {
  const { key } = discount;
  const { discounts } = page.draft;
  const change = (side: 'nights' | 'percent', value: string) =>
    changeRates(
      { discounts: discounts.map((one) => (one.key === key ? { ...one, [side]: value } : one)) },
      `discounts.${key}.${side}`,
    );
  const fields = [
    ['nights', messages.fromNights],
    ['percent', messages.percentOff],
  ] as const;
  return (
    <div className={styles.discount}>
      {fields.map(([side, label]) => (
        <Field key={side} label={label} error={page.problems[`discounts.${key}.${side}`]}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={discount[side]}
              onChange={({ target }) => change(side, target.value)}
            />
          )}
        </Field>
      ))}
      <Button
        kind="plain"
        size="s"
        aria-label={messages.removeDiscount(discount.nights)}
        onClick={() => changeRates({ discounts: discounts.filter((one) => one.key !== key) })}
      >
        {messages.remove}
      </Button>
    </div>
  );
}
