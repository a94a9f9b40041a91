import type { MouseEvent } from 'react';
import { readRules } from '#domain/booking/cancellation.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { termsUpsideDown } from '#domain/rates/host-warnings.ts';
import choices from '#islands/host/Choices.module.css';
import { focusAdded } from '#islands/host/focus-problem.ts';
import { TextField } from '#islands/host/TextField.tsx';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/property.ts';
import { TITLE as RATES } from '#messages/host/rates.ts';
import { termsOf, termsSentence } from '#stores/host/rooms/typed-property.ts';
import styles from './Describe.module.css';
import type { PartProps } from './PropertyAbout.tsx';
import { TermRow } from './TermRows.tsx';

const LIMITS = [
  ['change_cutoff_hours', messages.cutoff, messages.cutoffHint],
  ['max_stay', messages.longest, undefined],
  ['register_years', messages.registerYears, messages.registerYearsHint],
] as const;

export function PropertyTerms(part: PartProps) {
  const { typed, problems, onChange } = part;
  return (
    <>
      <Cancellation {...part} />
      <section className="panel stack" data-gap="4">
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
        <p className="soft">
          {messages.discountsAre} <a href={pagePath('/host/rates')}>{RATES}</a>.
        </p>
        <CodeAfterStay {...part} />
      </section>
    </>
  );
}

function Cancellation({ typed, problems, onChange }: PartProps) {
  const rows = typed.cancellation;
  const add = (event: MouseEvent<HTMLElement>) => {
    const row = { key: crypto.randomUUID(), before: '', unit: 'days', percent: '' } as const;
    onChange({ cancellation: [...rows, row] });
    focusAdded(event);
  };
  return (
    <section className="panel stack" data-gap="4" id="cancelling">
      <h2>{messages.terms}</h2>
      <p className="soft">{messages.termsIntro}</p>
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
      <Button kind="quiet" size="s" className="start" onClick={add}>
        {messages.addTerm}
      </Button>
      <p className={styles.quote} role="status">
        <small>{messages.guestsRead}</small> <span>{termsSentence(typed)}</span>
      </p>
      {termsUpsideDown(readRules(termsOf(rows))) && <Warning sentence={messages.upsideDown} />}
    </section>
  );
}

function CodeAfterStay({ typed: { code_after_stay: code }, problems, onChange }: PartProps) {
  const fields = Object.entries(messages.CODE_FIELDS) as [keyof typeof messages.CODE_FIELDS, string][];
  return (
    <>
      <div className={choices.list}>
        <label>
          <input
            type="checkbox"
            checked={code !== null}
            onChange={({ target }) =>
              onChange({ code_after_stay: target.checked ? { percent: '', valid_days: '' } : null })
            }
          />
          <span>
            <strong>{messages.codeAfterStay}</strong>
            <small>{messages.codeAfterStayHint}</small>
          </span>
        </label>
      </div>
      {code && (
        <div className={styles.pair}>
          {fields.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              inputMode="numeric"
              error={problems[`code_after_stay.${field}`]}
              value={code[field]}
              onChange={(value) => onChange({ code_after_stay: { ...code, [field]: value } })}
            />
          ))}
        </div>
      )}
    </>
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
