import { readRules } from '#domain/cancellation.ts';
import { lengthDiscountsUpsideDown, termsUpsideDown } from '#domain/host-warnings.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host-property.ts';
import { discountsOf, termsOf, termsSentence } from '#stores/host/typed-property.ts';
import styles from './Describe.module.css';
import type { PartProps } from './PropertyAbout.tsx';
import { DiscountRow, TermRow } from './TermRows.tsx';
import { TextField } from './TextField.tsx';

const LIMITS = [
  ['change_cutoff_hours', messages.cutoff, messages.cutoffHint],
  ['max_stay', messages.longest, undefined],
] as const;

/** What is refunded when a guest cancels, in rows and in the sentence that guests read; and other terms. */
export function PropertyTerms(part: PartProps) {
  const { typed, problems, onChange } = part;
  return (
    <>
      <Cancellation {...part} />
      <section className={styles.part}>
        <h2>{messages.limits}</h2>
        <div className={styles.pair}>
          {LIMITS.map(([field, label, hint]) => (
            <TextField
              key={field}
              label={label}
              hint={hint}
              inputMode="numeric"
              error={problems[field]}
              value={typed[field]}
              onChange={(value) => onChange({ [field]: value })}
            />
          ))}
        </div>
      </section>
      <Discounts {...part} />
    </>
  );
}

function Cancellation({ typed, problems, onChange }: PartProps) {
  const rows = typed.cancellation;
  const add = () => {
    const row = { key: crypto.randomUUID(), before: '', unit: 'days', percent: '' } as const;
    onChange({ cancellation: [...rows, row] });
  };
  return (
    <section className={styles.part}>
      <h2>{messages.terms}</h2>
      <p className={styles.soft}>{messages.termsIntro}</p>
      {rows.map((row, index) => (
        <TermRow
          key={row.key}
          row={row}
          number={index + 1}
          isWrong={problems.cancellation !== undefined}
          onChange={(next) =>
            onChange({ cancellation: next ? rows.with(index, next) : rows.toSpliced(index, 1) })
          }
        />
      ))}
      <Problem sentence={problems.cancellation} />
      <Button kind="quiet" size="s" className={styles.start} onClick={add}>
        {messages.addTerm}
      </Button>
      <p className={styles.quote} role="status">
        <small>{messages.guestsRead}</small> {termsSentence(typed)}
      </p>
      {termsUpsideDown(readRules(termsOf(rows))) && <Warning sentence={messages.upsideDown} />}
    </section>
  );
}

function Discounts({ typed, problems, onChange }: PartProps) {
  const rows = typed.length_discounts;
  const change = (length_discounts: typeof rows) => onChange({ length_discounts });
  const rules = discountsOf(rows).map(({ nights, percent }) => ({ minNights: nights, percent }));
  return (
    <section className={styles.part}>
      <h2>{messages.discounts}</h2>
      {rows.map((row, index) => (
        <DiscountRow
          key={row.key}
          row={row}
          number={index + 1}
          isWrong={problems.length_discounts !== undefined}
          onChange={(next) => change(next ? rows.with(index, next) : rows.toSpliced(index, 1))}
        />
      ))}
      <Problem sentence={problems.length_discounts} />
      <Button
        kind="quiet"
        size="s"
        className={styles.start}
        onClick={() => change([...rows, { key: crypto.randomUUID(), nights: '', percent: '' }])}
      >
        {messages.addDiscount}
      </Button>
      {lengthDiscountsUpsideDown(rules) && <Warning sentence={messages.discountsUpsideDown} />}
    </section>
  );
}

function Problem({ sentence }: { sentence: string | undefined }) {
  return (
    sentence && (
      <p className="field-error" role="alert">
        {sentence}
      </p>
    )
  );
}

function Warning({ sentence }: { sentence: string }) {
  return (
    <p className="notice" data-tone="warning" role="status">
      {sentence}
    </p>
  );
}
