import { useEffect, useId, useRef, useState } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import styles from '#islands/booking/Booking.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { codeLine } from '#messages/booking/bill.ts';
import * as messages from '#messages/code/code.ts';
import { $code } from '#stores/booking/draft.ts';
import { $totals } from '#stores/booking/quote.ts';
import { $codeForm, $lostCode, applyCode, mendCode, removeCode } from '#stores/code/code.ts';
import { clearRefusal } from '#stores/payment/resume-payment.ts';

/** Longer ones are never made. */
const LONGEST = 40;

/** Takes a code for a discount, or shows the one that is on. It is part of the step's form, so its Enter must not pay. */
export function CodeField({ disabled }: { disabled: boolean }) {
  const code = useValue($code, $code.get());
  const lost = useValue($lostCode);
  const [isOpen, setOpen] = useState(false);
  // The guest has pressed Apply or Remove: the pressed button goes, and the focus moves on.
  const [isPressed, setPressed] = useState(false);
  const id = useId();
  const press = () => {
    setPressed(true);
    setOpen(true);
    clearRefusal();
  };
  const remove = () => {
    press();
    removeCode();
  };
  const isShown = isOpen || lost !== undefined;
  return (
    <div>
      <div className="row between">
        <div role="status">{code && <CodeOn code={code} />}</div>
        {code && <Remove disabled={disabled} hasFocus={isPressed} onRemove={remove} />}
      </div>
      {!code && (
        <>
          <div className={styles.backRow}>
            <Button kind="plain" aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isShown)}>
              {messages.haveCode}
            </Button>
          </div>
          <div id={id} hidden={!isShown}>
            {isShown && <TypedCode disabled={disabled} lost={lost} hasFocus={isPressed} onApply={press} />}
          </div>
        </>
      )}
    </div>
  );
}

function CodeOn({ code }: { code: string }) {
  const { codeDiscount } = useValue($totals, $totals.get());
  return (
    <p>
      <strong>{codeLine(code)}</strong>{' '}
      {codeDiscount > 0 && <span>{messages.saves(formatRupees(codeDiscount))}</span>}
    </p>
  );
}

interface RemoveProps {
  disabled: boolean;
  hasFocus: boolean;
  onRemove: () => void;
}

function Remove({ disabled, hasFocus, onRemove }: RemoveProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <Button kind="quiet" size="s" ref={button} disabled={disabled} onClick={onRemove}>
      {messages.remove}
    </Button>
  );
}

interface TypedProps {
  disabled: boolean;
  lost: string | undefined;
  hasFocus: boolean;
  onApply: () => void;
}

function TypedCode({ disabled, lost, hasFocus, onApply }: TypedProps) {
  const { isBusy, problems } = useValue($codeForm);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const apply = async () => {
    if (disabled) return;
    onApply();
    const isOn = await applyCode(input.current?.value ?? '');
    if (!isOn) input.current?.focus();
  };
  return (
    <div className="stack">
      <Field label={messages.label} error={problems.code ?? lost}>
        {(control) => (
          <input
            {...control}
            ref={input}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST}
            disabled={disabled}
            onChange={mendCode}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void apply();
            }}
          />
        )}
      </Field>
      <Button kind="quiet" busy={isBusy} disabled={disabled} onClick={() => void apply()}>
        {messages.apply}
      </Button>
      <FormProblem>{problems.form}</FormProblem>
    </div>
  );
}
