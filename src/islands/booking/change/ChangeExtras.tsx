import { EXTRA_KINDS, type Extra, type ExtraKind, newExtra } from '#domain/booking/extras.ts';
import { ExtraFields } from '#islands/booking/ExtraFields.tsx';
import { EXTRA_NAMES } from '#messages/booking/extras.ts';
import { type RequestedChange, requestChange } from '#stores/booking/change-booking.ts';
import styles from './ChangeBooking.module.css';

export function ChangeExtras({ request }: { request: RequestedChange }) {
  return EXTRA_KINDS.map((kind) => <OneExtra key={kind} kind={kind} request={request} />);
}

function OneExtra({ kind, request }: { kind: ExtraKind; request: RequestedChange }) {
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  const booked = request.services.find((extra) => extra.kind === kind);
  const guests = request.adults + request.children;
  const change = (part: Partial<Extra>) => {
    const { note, ...changed } = { ...(booked ?? newExtra(kind, guests, stay)), ...part };
    const others = request.services.filter((one) => one !== booked);
    const own = changed.count > 0 ? [{ ...changed, ...(note ? { note } : {}) }] : [];
    requestChange({ services: inOrder([...others, ...own]) });
  };
  return (
    <fieldset className={styles.extra}>
      <legend className="visually-hidden">{EXTRA_NAMES[kind]}</legend>
      <label className="row tap">
        <input
          type="checkbox"
          checked={booked !== undefined}
          onChange={({ target }) => change({ count: target.checked ? guests : 0 })}
        />
        <span>{EXTRA_NAMES[kind]}</span>
      </label>
      {booked && <ExtraFields extra={booked} stay={stay} guests={guests} onChange={change} />}
    </fieldset>
  );
}

/** Sorts the extras, so that equal requests compare equal. */
function inOrder(extras: readonly Extra[]): Extra[] {
  return [...extras].sort((a, b) => a.kind.localeCompare(b.kind) || a.date.localeCompare(b.date));
}
