import type { SubmitEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/conflicts.ts';
import { $settling, closeSettling, nightsInWords, settle } from '#stores/host/channels/conflicts.ts';
import { roomOf } from './ConflictCard.tsx';

/** Asks how a night sold twice was settled; the answer may be left out. */
export function SettleConflict() {
  const settling = useValue($settling);
  if (!settling) return null;
  const { conflict, isBusy, message } = settling;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void settle(String(new FormData(event.currentTarget).get('note')));
  };
  return (
    <Dialog title={messages.settleTitle} onClose={closeSettling} isBusy={isBusy}>
      <form className="stack" data-gap="4" noValidate onSubmit={submit}>
        <p>{messages.settleText(roomOf(conflict), nightsInWords(conflict.nights))}</p>
        <Field label={messages.how} hint={messages.howHint} error={message}>
          {(control) => (
            <input {...control} name="note" maxLength={300} autoComplete="off" data-first-focus />
          )}
        </Field>
        <DialogActions>
          <Button kind="quiet" onClick={closeSettling}>
            {messages.notYet}
          </Button>
          <Button type="submit" busy={isBusy}>
            {messages.settle}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
