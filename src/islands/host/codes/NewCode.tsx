import { useState } from 'react';
import { CODE_LIMITS } from '#domain/rates/code-limits.ts';
import choices from '#islands/host/Choices.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem, type ReadText } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/codes/codes.ts';
import { today } from '#stores/browser/today.ts';
import { $homestays, $newCode, makeCode, type OffKind } from '#stores/host/codes/codes.ts';
import styles from './Codes.module.css';

/** The form for a new code. How much it takes off and until when is never filled in. */
export function NewCode() {
  const { isBusy, problems } = useValue($newCode);
  const homestays = useValue($homestays, []);
  const [kind, setKind] = useState<OffKind>('percent');
  const send = async (read: ReadText) => {
    const isMade = await makeCode({
      kind,
      code: read('code'),
      off: read('off'),
      uses: read('uses'),
      validUntil: read('valid_until'),
      nights: read('minimum_nights'),
      homestay: read('property_id'),
    });
    if (isMade) setKind('percent');
    return isMade;
  };
  return (
    <Form className="panel" label={messages.newCode} onSend={send} empties>
      <h2>{messages.newCode}</h2>
      <Field label={messages.code} hint={messages.codeHint} error={problems.code}>
        {(control) => (
          <input
            {...control}
            className={styles.code}
            name="code"
            maxLength={CODE_LIMITS.mostSigns}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
        )}
      </Field>
      <RadioGroup
        legend={messages.off}
        choices={messages.KINDS}
        chosen={kind}
        onChange={setKind}
        layout="row"
        className={choices.list}
      />
      <Field label={messages.OFF[kind]} hint={messages.offHint} error={problems.percent ?? problems.rupees}>
        {(control) => <input {...control} name="off" inputMode="numeric" autoComplete="off" />}
      </Field>
      <div className={styles.pair}>
        <Field label={messages.uses} hint={messages.usesHint} error={problems.uses}>
          {(control) => <input {...control} name="uses" inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field label={messages.goodUntil} hint={messages.goodUntilHint} error={problems.valid_until}>
          {(control) => <input {...control} type="date" name="valid_until" min={today()} />}
        </Field>
      </div>
      <Field label={messages.fewestNights} error={problems.minimum_nights}>
        {(control) => (
          <input {...control} name="minimum_nights" inputMode="numeric" autoComplete="off" defaultValue="1" />
        )}
      </Field>
      {homestays.length > 1 && (
        <Field label={messages.homestay} error={problems.property_id}>
          {(control) => (
            <select {...control} name="property_id">
              <option value="">{messages.allHomestays}</option>
              {homestays.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" className="start" busy={isBusy}>
        {messages.make}
      </Button>
    </Form>
  );
}
