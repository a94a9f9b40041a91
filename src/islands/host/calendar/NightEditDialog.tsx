import { formatDate } from '#domain/dates/calendar.ts';
import pills from '#islands/host/Pills.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/calendar.ts';
import {
  $nightEdit,
  $nightForm,
  changeEdit,
  closeEdit,
  type DayChoice,
  hasDays,
  type NightEdit,
  saveEdit,
} from '#stores/host/calendar/night-edit.ts';
import styles from './NightEditDialog.module.css';
import { NightEditPreview } from './NightEditPreview.tsx';

export function NightEditDialog() {
  const edit = useValue($nightEdit);
  return edit && <EditForm edit={edit} />;
}

const select = (field: HTMLInputElement | null) => field?.select();
const DAYS = Object.entries(messages.DAYS) as [DayChoice, string][];

function EditForm({ edit }: { edit: NightEdit }) {
  const { field, nights, value, days } = edit;
  const { isBusy, problems } = useValue($nightForm);
  const isPrice = field === 'price';
  const range = [...new Set([nights.from, nights.to])].map((day) => formatDate(day, 'weekday')).join(' – ');
  const choices = DAYS.filter(([choice]) => hasDays(nights, choice));
  return (
    <Dialog title={`${edit.rooms}, ${range}`} size="sheet" onClose={closeEdit} isBusy={isBusy}>
      <Form className={styles.form} onSend={saveEdit}>
        <Field
          label={isPrice ? messages.price : messages.stayField}
          hint={isPrice ? messages.priceHint : messages.stayHint}
          error={problems.form}
        >
          {(control) => (
            <input
              {...control}
              ref={select}
              inputMode="numeric"
              autoComplete="off"
              value={value}
              maxLength={12}
              autoFocus
              onChange={({ target }) => changeEdit({ value: target.value })}
            />
          )}
        </Field>
        {choices.length > 2 && (
          <RadioGroup
            legend={messages.whichDays}
            choices={Object.fromEntries(choices) as Record<DayChoice, string>}
            chosen={days}
            onChange={(choice) => changeEdit({ days: choice })}
            layout="row"
            className={pills.pills}
          />
        )}
        <NightEditPreview edit={edit} />
        <DialogActions>
          <Button kind="quiet" onClick={closeEdit}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {messages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
