import choices from '#islands/host/Choices.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/papers/charges.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import {
  $charge,
  $chargeForm,
  changeCharge,
  closeCharge,
  saveCharge,
  type TypedCharge,
} from '#stores/host/bookings/charges.ts';
import styles from './Booking.module.css';

/** Adds breakfast, an extra bed or something else to the bill. It begins with one breakfast. */
export function AddCharge({ booking }: { booking: WholeBooking['booking'] }) {
  const charge = useValue($charge);
  const { isBusy, problems } = useValue($chargeForm);
  if (!charge) return null;
  return (
    <Dialog title={messages.title} onClose={closeCharge} size="sheet" isBusy={isBusy}>
      <Form onSend={saveCharge}>
        <RadioGroup
          legend={messages.kind}
          choices={messages.KINDS}
          chosen={charge.kind}
          onChange={(kind) => changeCharge({ kind })}
          className={choices.list}
        />
        {charge.kind === 'other' && (
          <Typed name="text" charge={charge} label={messages.what} maxLength={80} />
        )}
        <div className={styles.pair}>
          <Typed name="count" charge={charge} label={messages.count} inputMode="numeric" maxLength={2} />
          <Typed
            name="price"
            charge={charge}
            label={messages.price}
            hint={messages.priceHint}
            inputMode="numeric"
            maxLength={12}
          />
        </div>
        <Typed
          name="date"
          charge={charge}
          label={messages.day}
          hint={charge.kind === 'other' ? undefined : messages.dayHint}
          type="date"
          min={booking.check_in}
          max={booking.check_out}
        />
        <FormProblem>{problems.form}</FormProblem>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {messages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface TypedProps {
  name: Exclude<keyof TypedCharge, 'kind'>;
  charge: TypedCharge;
  label: string;
  hint?: string | undefined;
  inputMode?: 'numeric';
  maxLength?: number;
  type?: 'date';
  min?: string;
  max?: string;
}

function Typed({ name, charge, label, hint, ...input }: TypedProps) {
  const { problems } = useValue($chargeForm);
  return (
    <Field label={label} hint={hint} error={problems[name]}>
      {(control) => (
        <input
          {...control}
          {...input}
          autoComplete="off"
          value={charge[name]}
          onChange={({ target }) => changeCharge({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
