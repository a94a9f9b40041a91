import { SOURCES } from '#messages/host.ts';
import * as messages from '#messages/host-new-booking.ts';
import { changeNewBooking, type NewBooking } from '#stores/host/new-booking.ts';
import choices from './Choices.module.css';

const CHOICES: readonly NewBooking['source'][] = ['walk_in', 'phone', 'whatsapp', 'ota'];

/** How the guest booked. */
export function SourceChoice({ source }: { source: NewBooking['source'] }) {
  return (
    <fieldset className={choices.list}>
      <legend>{messages.source}</legend>
      {CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="source"
            checked={source === choice}
            onChange={() => changeNewBooking({ source: choice })}
          />
          {SOURCES[choice]}
        </label>
      ))}
    </fieldset>
  );
}
