import { pagePath } from '#domain/language/page-path.ts';
import choices from '#islands/host/Choices.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as copy from '#messages/host/booking-page.ts';
import * as messages from '#messages/host/bookings.ts';
import {
  $cancellingTogether,
  $selected,
  $togetherForm,
  type CancelledLine,
  cancelTogether,
  chooseTogether,
  closeTogether,
} from '#stores/host/bookings/cancel-together.ts';

const { terms, none } = copy.REFUNDS;
const REFUNDS = { terms, none };

/** Cancels the chosen bookings by one rule, and then says who must still be told. */
export function CancelTogether() {
  const open = useValue($cancellingTogether);
  const chosen = useValue($selected, undefined);
  const { isBusy, problems } = useValue($togetherForm);
  if (!open) return null;
  const title = messages.cancelMany(chosen?.size ?? 0);
  if (open.done) return <Done lines={open.done} />;
  return (
    <Dialog title={title} onClose={closeTogether} size="sheet" isBusy={isBusy}>
      <Form gap="3" onSend={(read) => cancelTogether(read('reason'), read('message'))}>
        <RadioGroup
          legend={copy.refundChoice}
          choices={REFUNDS}
          chosen={open.refund}
          onChange={(refund) => void chooseTogether(refund)}
          className={choices.list}
        />
        <p role="status">{open.preview}</p>
        <Field label={copy.reason} hint={messages.reasonHint}>
          {(control) => <input {...control} name="reason" maxLength={200} autoComplete="off" />}
        </Field>
        <Field label={copy.message} hint={messages.messageHint}>
          {(control) => <textarea {...control} name="message" rows={3} maxLength={2000} />}
        </Field>
        <FormProblem>{problems.form}</FormProblem>
        <DialogActions>
          <Button kind="quiet" onClick={closeTogether}>
            {messages.keepMany}
          </Button>
          <Button type="submit" busy={isBusy}>
            {title}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Done({ lines }: { lines: readonly CancelledLine[] }) {
  return (
    <Dialog
      title={messages.manyCancelled(lines.filter(({ isCancelled }) => isCancelled).length)}
      onClose={closeTogether}
    >
      <ul className="stack list" data-gap="2">
        {lines.map((line) => (
          <li key={line.booking.id} className="row between" data-gap="2">
            <a href={pagePath(`/host/bookings/${line.booking.id}`)}>{line.booking.guest_name}</a>
            <Outcome line={line} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={closeTogether}>{copy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Outcome({ line: { told, isCancelled } }: { line: CancelledLine }) {
  if (!isCancelled) return <span className="soft">{messages.notCancelled}</span>;
  if (told?.address) return <span className="soft">{copy.emailed(told.address)}</span>;
  return (
    <span className="chip" data-tone="gold">
      {copy.notTold}
    </span>
  );
}
