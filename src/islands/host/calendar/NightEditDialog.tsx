import type { SubmitEvent } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import pills from '#islands/host/Pills.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/calendar.ts';
import {
  $nightEdit,
  changeEdit,
  closeEdit,
  type DayChoice,
  hasDays,
  type NightEdit,
  saveEdit,
} from '#stores/host/calendar/night-edit.ts';
import styles from './NightEditDialog.module.css';
import { NightEditPreview } from './NightEditPreview.tsx';

/** Sets the price or the minimum stay of the selected nights, and shows first what changes. */
export function NightEditDialog() {
  const edit = useValue($nightEdit);
  return edit && <EditForm edit={edit} />;
}

const select = (field: HTMLInputElement | null) => field?.select();
const DAYS = Object.entries(messages.DAYS) as [DayChoice, string][];

function EditForm({ edit }: { edit: NightEdit }) {
  const { field, nights, value, days, isSaving, message } = edit;
  const isPrice = field === 'price';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saveEdit();
  };
  const range = [...new Set([nights.from, nights.to])].map((day) => formatDate(day, 'weekday')).join(' – ');
  const choices = DAYS.filter(([choice]) => hasDays(nights, choice));
  return (
    <Dialog title={`${edit.room}, ${range}`} size="sheet" onClose={closeEdit} isBusy={isSaving}>
      <form className={`stack ${styles.form}`} data-gap="4" onSubmit={submit}>
        <Field
          label={isPrice ? messages.price : messages.stayField}
          hint={isPrice ? messages.priceHint : messages.stayHint}
          error={message}
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
          <fieldset className={`row ${pills.pills}`}>
            <legend>{messages.whichDays}</legend>
            {choices.map(([choice, name]) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="days"
                  checked={days === choice}
                  onChange={() => changeEdit({ days: choice })}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <NightEditPreview edit={edit} />
        <DialogActions>
          <Button kind="quiet" onClick={closeEdit}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={isSaving}>
            {messages.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
