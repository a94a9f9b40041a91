import { MAX_HOST_NOTE } from '#domain/booking/extras.ts';
import { GateNote } from '#islands/booking/ArrivalNotes.tsx';
import type { Contact } from '#islands/booking/contact.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { arrivalTimeLabel, hostNoteLabel } from '#messages/booking/extras.ts';
import { arrivalHint, noteHint } from '#messages/booking/guest-details.ts';
import { $draft, setArrivalTime, writeNote } from '#stores/booking/draft.ts';

/** Shows optional fields that help the host to prepare. */
export function HostNoteFields({ contact }: { contact: Contact }) {
  const { note, selectedServices } = useValue($draft, $draft.get());
  return (
    <>
      {/* A pick-up has its own field for the time of arrival. */}
      {!selectedServices.pickUp && <ArrivalTimeField hint={arrivalHint} />}
      <GateNote contact={contact} />
      <Field label={hostNoteLabel} hint={noteHint}>
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={2}
            maxLength={MAX_HOST_NOTE}
            value={note}
            onChange={(event) => writeNote(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** Asks when the guests arrive, for the host or for the driver of a pick-up. */
export function ArrivalTimeField({ hint }: { hint: string }) {
  const { arrivalTime } = useValue($draft, $draft.get());
  return (
    <Field label={arrivalTimeLabel} hint={hint}>
      {(control) => (
        <input
          {...control}
          name="arrival-time"
          type="time"
          value={arrivalTime}
          onChange={(event) => setArrivalTime(event.target.value)}
        />
      )}
    </Field>
  );
}
