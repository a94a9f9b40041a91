import { useEffect } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { CODE_INPUT } from '#islands/ui/form/code-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem, type ReadText } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/check.ts';
import { $checked, $checkForm, checkCode, followAddress } from '#stores/check/check.ts';

/** Says whether a booking is real: the one in the address, or the one whose reference and code are typed. */
export const Check = guarded(function Check() {
  const { isBusy, problems } = useValue($checkForm);
  useEffect(followAddress, []);
  const send = (read: ReadText) => checkCode({ reference: read('reference'), code: read('code') });
  return (
    <div className="stack" data-gap="4">
      <Answer />
      <Form onSend={send}>
        <Field label={messages.REFERENCE} error={problems.reference}>
          {(control) => (
            <input {...control} {...CODE_INPUT} name="reference" placeholder={messages.REFERENCE_EXAMPLE} />
          )}
        </Field>
        <Field label={messages.CODE} error={problems.code}>
          {(control) => (
            <input
              {...control}
              {...CODE_INPUT}
              name="code"
              autoCapitalize="characters"
              placeholder={messages.CODE_EXAMPLE}
            />
          )}
        </Field>
        <FormProblem>{problems.form}</FormProblem>
        <Button type="submit" busy={isBusy}>
          {messages.CHECK}
        </Button>
      </Form>
    </div>
  );
});

function Answer() {
  const checked = useValue($checked);
  return (
    <div role="status">
      {checked.state === 'checking' && <p>{messages.CHECKING}</p>}
      {'sentence' in checked && (
        <div className="notice" data-tone={checked.state === 'real' ? 'success' : 'danger'}>
          <p>{checked.sentence}</p>
          {checked.state === 'real' && checked.asOf && <p>{checked.asOf}</p>}
        </div>
      )}
    </div>
  );
}
