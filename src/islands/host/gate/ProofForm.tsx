import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/proof.ts';
import {
  $proof,
  confirmWithCode,
  confirmWithPasskey,
  createFirstPasskey,
  openProof,
} from '#stores/host/proof.ts';
import styles from './Proof.module.css';

export function ProofForm() {
  const proof = useValue($proof);
  const [withCode, setWithCode] = useState(false);
  if (proof.step === 'none') return <Spinner label={host.loading} />;
  return (
    <div className={styles.form}>
      <FormProblem>{proof.message}</FormProblem>
      {proof.step === 'failed' && <Button onClick={() => void openProof()}>{host.tryAgain}</Button>}
      {proof.step === 'create' && (
        <Button busy={proof.isBusy} onClick={() => void createFirstPasskey()}>
          {messages.create}
        </Button>
      )}
      {proof.step === 'confirm' && (
        <>
          <Button busy={proof.isBusy && !withCode} onClick={() => void confirmWithPasskey()}>
            {messages.confirm}
          </Button>
          {withCode ? (
            <CodeForm isBusy={proof.isBusy} />
          ) : (
            <Button kind="plain" onClick={() => setWithCode(true)}>
              {messages.useCode}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function CodeForm({ isBusy }: { isBusy: boolean }) {
  return (
    <Form className={styles.code} onSend={(read) => confirmWithCode(read('code'))}>
      <Field label={messages.code} hint={messages.codeHint}>
        {(control) => (
          <input
            {...control}
            name="code"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" kind="quiet" busy={isBusy}>
        {messages.useCode}
      </Button>
    </Form>
  );
}
