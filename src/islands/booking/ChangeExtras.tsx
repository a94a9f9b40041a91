import { EXTRA_KINDS, type Extra, type ExtraKind, newExtra } from '#domain/booking/extras.ts';
import { type RequestedChange, requestChange } from '#stores/booking/change-booking.ts';
import styles from './ChangeBooking.module.css';
import { ExtraFields } from './ExtraFields.tsx';

export function ChangeExtras({ request }: { request: RequestedChange }) {
  return EXTRA_KINDS.map((kind) => <OneExtra key={kind} kind={kind} request={request} />);
}

function OneExtra({ kind, request }: { kind: ExtraKind; request: RequestedChange }) {
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  const booked = request.services.find((extra) => extra.kind === kind);
  const extra = booked ?? newExtra(kind, 0, stay);
  const change = (part: Partial<Extra>) => {
    const { note, ...changed } = { ...extra, ...part };
    const others = request.services.filter((one) => one !== booked);
    const own = changed.count > 0 ? [{ ...changed, ...(note ? { note } : {}) }] : [];
    requestChange({ services: inOrder([...others, ...own]) });
  };
  return (
    <div className={styles.extra}>
      <ExtraFields
        extra={extra}
        stay={stay}
        guests={request.adults + request.children}
        min={0}
        onChange={change}
      />
    </div>
  );
}

/** Sorts the extras, so that equal requests compare equal. */
function inOrder(extras: readonly Extra[]): Extra[] {
  return [...extras].sort((a, b) => a.kind.localeCompare(b.kind) || a.date.localeCompare(b.date));
}
