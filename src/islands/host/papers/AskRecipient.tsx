import { useLayoutEffect } from 'react';
import { shownWord } from '#domain/language/shown-word.ts';
import { GST_STATES, OUTSIDE_INDIA } from '#domain/party/gst-states.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/papers/booking-papers.ts';
import { STATE_NAMES } from '#messages/register/regions.ts';
import { $recipientForm, issueToRecipient, typeRecipient } from '#stores/host/papers/booking-papers.ts';

interface Props {
  id: number;
  /** Only what is missing is asked for. */
  typed: { address?: string | undefined; state?: string | undefined };
}

/** The form gives way to the invoice, so the heading of its dialog gets the focus. */
const focusTitle = () => document.querySelector<HTMLElement>('dialog[open] [data-first-focus]')?.focus();

/** Asks for the guest's address and state before an invoice of a high amount is issued. */
export function AskRecipient({ id, typed: { address, state } }: Props) {
  const { isBusy, problems } = useValue($recipientForm);
  useLayoutEffect(() => focusTitle, []);
  return (
    <Form onSend={() => issueToRecipient(id)}>
      <p>{messages.recipientLead}</p>
      {address !== undefined && (
        <Field label={messages.address} error={problems.address}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={500}
              autoComplete="off"
              value={address}
              onChange={({ target }) => typeRecipient({ address: target.value })}
            />
          )}
        </Field>
      )}
      {state !== undefined && (
        <Field label={messages.state} error={problems.state}>
          {(control) => (
            <select
              {...control}
              value={state}
              onChange={({ target }) => typeRecipient({ state: target.value })}
            >
              <option value="">{messages.chooseState}</option>
              {GST_STATES.map(({ code, name }) => (
                <option key={code} value={name}>
                  {shownWord(name, STATE_NAMES).text}
                </option>
              ))}
              <option value={OUTSIDE_INDIA}>{messages.outsideIndia}</option>
            </select>
          )}
        </Field>
      )}
      <FormProblem>{problems.form}</FormProblem>
      <DialogActions>
        <Button type="submit" busy={isBusy}>
          {messages.issue}
        </Button>
      </DialogActions>
    </Form>
  );
}
