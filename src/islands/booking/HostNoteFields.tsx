import { MAX_HOST_NOTE } from '#domain/extras.ts';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { arrivalTimeLabel, hostNoteLabel } from '#messages/extras.ts';
import { arrivalHint, noteHint } from '#messages/guest-details.ts';
import { $draft, setArrivalTime, writeNote } from '#stores/booking/draft.ts';

/** Optional fields that help the host to prepare. */
export function HostNoteFields() {
  const { note } = useValue($draft, $draft.get());
  return (
    <>
      <ArrivalTimeField />
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

/** When the guests arrive; also asked for with a pick-up. */
export function ArrivalTimeField() {
  const { arrivalTime } = useValue($draft, $draft.get());
  return (
    <Field label={arrivalTimeLabel} hint={arrivalHint}>
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
