import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/conflicts.ts';
import {
  $settling,
  $settlingForm,
  closeSettling,
  nightsInWords,
  settle,
} from '#stores/host/channels/conflicts.ts';
import { roomOf } from './ConflictCard.tsx';

export function SettleConflict() {
  const conflict = useValue($settling);
  const { isBusy, problems } = useValue($settlingForm);
  if (!conflict) return null;
  return (
    <Dialog title={messages.settleTitle} onClose={closeSettling} isBusy={isBusy}>
      <Form onSend={(read) => settle(read('note'))}>
        <p>{messages.settleText(roomOf(conflict), nightsInWords(conflict.nights))}</p>
        <Field label={messages.how} hint={messages.howHint} error={problems.form}>
          {(control) => (
            <input {...control} name="note" maxLength={300} autoComplete="off" data-first-focus />
          )}
        </Field>
        <DialogActions>
          <Button kind="plain" onClick={closeSettling}>
            {messages.notYet}
          </Button>
          <Button type="submit" kind="quiet" busy={isBusy}>
            {messages.settle}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
