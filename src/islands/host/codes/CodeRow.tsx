import type { HostCode } from '#contract/codes/host-codes.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/codes/codes.ts';
import { today } from '#stores/browser/today.ts';
import { $ending, $homestays, codeState, copyCode } from '#stores/host/codes/codes.ts';
import styles from './Codes.module.css';

/** A code with what it takes off, its uses, and who can use it. */
export function CodeRow({ code }: { code: HostCode }) {
  const { percent, rupees, used, uses, valid_until, minimum_nights, property_ids, reservation_id } = code;
  const homestays = useValue($homestays, []);
  const names = homestays.filter(({ id }) => property_ids.includes(id)).map(({ name }) => name);
  const state = codeState(code, today());
  const facts = [
    percent === null ? messages.rupeesOff(formatRupees(rupees ?? 0)) : messages.percentOff(percent),
    messages.used(used, uses),
    messages.until(formatDate(valid_until)),
    minimum_nights > 1 && messages.fromNights(minimum_nights),
    homestays.length > 1 && names.join(', '),
  ];
  return (
    <li>
      <div className={styles.what}>
        <span>
          <strong translate="no">{code.code}</strong>{' '}
          {state && <span className="chip">{messages.STATES[state]}</span>}
        </span>
        <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
        {reservation_id !== null && (
          <a className="tap start" href={pagePath(`/host/bookings/${reservation_id}`)}>
            {messages.afterStay(bookingReference(reservation_id))}
          </a>
        )}
      </div>
      {!state && (
        <div className="row" data-gap="2">
          <Button
            kind="quiet"
            size="s"
            aria-label={messages.copyOf(code.code)}
            onClick={() => void copyCode(code)}
          >
            {messages.copy}
          </Button>
          <Button
            kind="quiet"
            size="s"
            aria-label={messages.endOf(code.code)}
            onClick={() => $ending.set(code)}
          >
            {messages.end}
          </Button>
        </div>
      )}
    </li>
  );
}
