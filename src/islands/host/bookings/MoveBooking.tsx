import { formatStay } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import choices from '#islands/host/Choices.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { FormProblem } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import { $booking } from '#stores/host/bookings/booking.ts';
import { $dialogForm, closeDialog } from '#stores/host/bookings/booking-acts.ts';
import {
  $moveForm,
  $movePreview,
  changeMove,
  type MoveForm,
  type MovePreview,
  previewMove,
  saveMove,
} from '#stores/host/bookings/move.ts';
import styles from './Booking.module.css';
import { RoomSelect } from './RoomSelect.tsx';
import { StayFields } from './StayFields.tsx';

/** Changes rooms, dates, party or price. The host sees the booking before and after the change, and then saves it. */
export function MoveBooking() {
  const form = useValue($moveForm);
  const preview = useValue($movePreview);
  const shown = useValue($booking);
  const { isBusy, problems } = useValue($dialogForm);
  if (!form || shown.state !== 'ready') return null;
  return (
    <Dialog title={messages.moveTitle} onClose={closeDialog} size="sheet" isBusy={isBusy}>
      <div className="stack">
        <StayFields stay={form} onChange={changeMove} />
        <RoomSelect
          rooms={form.rooms}
          own={shown.whole.booking.rooms.map(({ id }) => id)}
          onChange={(rooms) => changeMove({ rooms })}
        />
        <Price form={form} />
        <FormProblem>{problems.form}</FormProblem>
        <div role="status">{preview && <Change preview={preview} />}</div>
        <DialogActions>
          {preview ? (
            <Button busy={isBusy} onClick={() => void saveMove()}>
              {messages.saveMove}
            </Button>
          ) : (
            <Button busy={isBusy} onClick={() => void previewMove()}>
              {messages.check}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Price({ form }: { form: MoveForm }) {
  return (
    <>
      <RadioGroup
        legend={messages.price}
        choices={messages.PRICES}
        chosen={form.price}
        onChange={(price) => changeMove({ price })}
        className={choices.list}
      />
      {form.price === 'set' && (
        <Field label={messages.newPrice}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={form.newPrice}
              onChange={({ target }) => changeMove({ newPrice: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** On a phone the preview would begin below the edge of the sheet. */
const showWhole = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

function Change({ preview: { before, after, difference } }: { preview: MovePreview }) {
  return (
    <dl className={styles.change} ref={showWhole}>
      <Side name={messages.old} stay={before} />
      <Side name={messages.after} stay={after} />
      <div>
        <dt>{messages.difference}</dt>
        <dd>{`${difference > 0 ? '+' : ''}${formatRupees(difference)}`}</dd>
      </div>
    </dl>
  );
}

function Side({ name, stay }: { name: string; stay: MovePreview['before'] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{formatStay({ checkIn: stay.check_in, checkOut: stay.check_out })}</span>
        <span className={`soft ${styles.line}`}>{stay.rooms.map(({ name: room }) => room).join(', ')}</span>
        <span className={`soft ${styles.line}`}>{messages.party(stay.adults, stay.children)}</span>
        <strong>{formatRupees(stay.total)}</strong>
      </dd>
    </div>
  );
}
