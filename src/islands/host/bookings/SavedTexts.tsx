import { useEffect } from 'react';
import type { SavedText } from '#contract/host/saved-texts.ts';
import { TEXT_FIELDS } from '#domain/booking/saved-text.ts';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as copy from '#messages/host/booking-page.ts';
import { loading } from '#messages/host/desk.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import {
  $changedTexts,
  $savedTexts,
  $textsForm,
  addText,
  changeText,
  loadSavedTexts,
  removeText,
  saveChangedTexts,
  startChanging,
  stopChanging,
  textFor,
} from '#stores/host/bookings/saved-texts.ts';
import { $host } from '#stores/host/session.ts';

const FIELDS = TEXT_FIELDS.map((field) => `{${field}}`).join(', ');

interface Props {
  whole: WholeBooking;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The messages that hosts write often: one is chosen for the guest, and owners change them. */
export function SavedTexts({ whole, onChoose, onClose }: Props) {
  const texts = useValue($savedTexts);
  const changed = useValue($changedTexts, undefined);
  const host = useValue($host);
  useEffect(() => void loadSavedTexts(), []);
  if (changed) return <ChangeTexts texts={changed} />;
  const isOwner = host.state === 'ready' && host.host.user.role === 'owner';
  return (
    <Dialog title={copy.savedTexts} onClose={onClose} size="sheet" focusTitle>
      {texts.state === 'loading' && <Spinner label={loading} />}
      {texts.state === 'failed' && <NotLoaded message={texts.message} load={loadSavedTexts} />}
      {texts.state === 'ready' && (
        <ul className="stack list" data-gap="2">
          {texts.texts.map((one) => (
            <li key={`${one.name} ${one.text}`}>
              <Button kind="plain" size="s" onClick={() => onChoose(textFor(one, whole))}>
                {one.name}
              </Button>
              <p className="soft">{textFor(one, whole)}</p>
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <DialogActions>
          <Button kind="quiet" onClick={startChanging}>
            {copy.changeTexts}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function ChangeTexts({ texts }: { texts: readonly SavedText[] }) {
  const { isBusy, problems } = useValue($textsForm);
  return (
    <Dialog title={copy.savedTexts} onClose={stopChanging} size="sheet" isBusy={isBusy}>
      <Form gap="3" onSend={saveChangedTexts}>
        <p className="soft">{copy.textFields(FIELDS)}</p>
        {texts.map(({ name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no identity but their place
          <div className="stack" data-gap="2" key={index}>
            <Field label={copy.textName(index + 1)}>
              {(control) => (
                <input
                  {...control}
                  value={name}
                  maxLength={60}
                  onChange={({ target }) => changeText(index, { name: target.value })}
                />
              )}
            </Field>
            <Field label={copy.textBody(index + 1)}>
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  maxLength={2000}
                  value={text}
                  onChange={({ target }) => changeText(index, { text: target.value })}
                />
              )}
            </Field>
            <Button kind="plain" size="s" className="start" onClick={() => removeText(index)}>
              {copy.removeText(index + 1)}
            </Button>
          </div>
        ))}
        <Button kind="plain" size="s" className="start" onClick={addText}>
          {copy.addText}
        </Button>
        <FormProblem>{problems.form}</FormProblem>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {copy.saveTexts}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
