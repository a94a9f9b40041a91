import { useEffect } from 'react';
import type { HostBooking } from '#contract/host/booking-line.ts';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { TravellerFields } from '#islands/ui/travellers/TravellerFields.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { enter, idSeen } from '#messages/host/register/ids.ts';
import * as messages from '#messages/host/register/register.ts';
import { add } from '#messages/register/traveller-fields.ts';
import { today } from '#stores/browser/today.ts';
import {
  $form,
  $travellers,
  closeForm,
  loadTravellers,
  openForm,
  type Row,
  saveTravellers,
  setRows,
  type TravellerForm,
} from '#stores/host/register/travellers.ts';
import { changedIn, newTraveller } from '#stores/register/typed-traveller.ts';
import styles from './Register.module.css';

/** Who travels, as the register has it, with a form to enter it. */
export function Travellers({ booking }: { booking: HostBooking }) {
  const { id, version } = booking;
  const shown = useValue($travellers);
  const form = useValue($form, undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act on the booking may change its travellers
  useEffect(() => void loadTravellers(id), [id, version]);
  if (booking.status !== 'confirmed') return null;
  return (
    <LoadedPart id="travellers" title={messages.TRAVELLERS} shown={shown} load={() => loadTravellers(id)}>
      {shown.state === 'ready' && (
        <>
          {shown.travellers.length === 0 ? (
            <p role="status">{messages.NO_TRAVELLERS}</p>
          ) : (
            <ul className="stack list" data-gap="2">
              {shown.travellers.map((traveller) => (
                <li key={traveller.id} className={`row between ${styles.form}`}>
                  <strong>{traveller.name}</strong>
                  <span className="soft">{traveller.id_seen ? idSeen : messages.idNotSeen}</span>
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button kind="quiet" onClick={() => openForm(booking)}>
              {shown.travellers.length === 0 ? enter : messages.change}
            </Button>
          </div>
          {form && <Sheet id={id} form={form} known={shown.known ?? []} />}
        </>
      )}
    </LoadedPart>
  );
}

interface SheetProps {
  id: number;
  form: TravellerForm;
  known: readonly { id: number; name: string }[];
}

function Sheet({ id, form: { rows, isBusy, problems, message }, known }: SheetProps) {
  const change = (place: number, next: Partial<Row>) => setRows(changedIn(rows, place, next));
  return (
    <Dialog title={messages.TRAVELLERS} onClose={closeForm} size="sheet" isBusy={isBusy}>
      <Form gap="4" onSend={() => saveTravellers(id)}>
        {rows.map((row, place) => (
          <TravellerFields
            key={row.key}
            traveller={row}
            place={place}
            today={today()}
            known={known}
            isOnlyNamed={row.isOnlyNamed}
            problemOf={(field) => problems[`travellers.${place}.${field}`]}
            onChange={(next) => change(place, next)}
            onRemove={place > 0 ? () => setRows(rows.filter((_, at) => at !== place)) : undefined}
          >
            <label className="row">
              <input
                type="checkbox"
                checked={row.id_seen}
                onChange={({ target }) => change(place, { id_seen: target.checked })}
              />
              <span>{idSeen}</span>
            </label>
          </TravellerFields>
        ))}
        <div>
          <Button kind="quiet" onClick={() => setRows([...rows, newTraveller()])}>
            {add}
          </Button>
        </div>
        <FormProblem>{message}</FormProblem>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {messages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
