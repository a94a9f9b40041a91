import { formatDate } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import { openDialog, tickRefund } from '#stores/host/bookings/booking-acts.ts';
import { $rights } from '#stores/host/session.ts';
import styles from './Booking.module.css';
import { Charges } from './Charges.tsx';

export function BookingMoney({ whole }: { whole: WholeBooking }) {
  const { booking, payments, refunds } = whole;
  return (
    <section className="panel stack" data-gap="4">
      <h2>{messages.money}</h2>
      <dl className={styles.sums}>
        <Sum name={messages.total} amount={booking.total} />
        <Sum name={messages.paid} amount={booking.paid} />
        <Sum name={messages.balance} amount={booking.balance} />
      </dl>
      {booking.code && (
        <p>
          <span translate="no">{messages.code(booking.code)}</span>{' '}
          {booking.code_discount ? <span>{messages.lessBy(formatRupees(booking.code_discount))}</span> : null}
        </p>
      )}
      {booking.price_is_set && <p className="soft">{messages.priceIsSet}</p>}
      <Charges whole={whole} />
      {payments.length > 0 && (
        <>
          <h3>{messages.payments}</h3>
          <ul className={`stack list ${styles.rows}`} data-gap="0">
            {payments.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        </>
      )}
      {refunds.length > 0 && (
        <>
          <h3>{messages.refunds}</h3>
          <ul className={`stack list ${styles.rows}`} data-gap="0">
            {refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
      <Nights whole={whole} />
    </section>
  );
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatRupees(amount)}</dd>
    </div>
  );
}

function Payment({ payment }: { payment: WholeBooking['payments'][number] }) {
  const { id, amount, method, note, recorded_at, voided_at, reason } = payment;
  const mayVoid = useValue($rights).void && method !== 'online' && voided_at === null;
  return (
    <li>
      <span data-voided={voided_at !== null || undefined}>
        <strong>{formatRupees(amount)}</strong> <span>{messages.METHODS[method]}</span>
        <span className={`soft ${styles.line}`}>
          {[formatInstant(new Date(recorded_at)), note].filter(Boolean).join(' · ')}
        </span>
      </span>
      {voided_at !== null && <span className="soft">{messages.voided(reason ?? '')}</span>}
      {mayVoid && (
        <Button
          kind="plain"
          size="s"
          aria-label={messages.voidNamed(formatRupees(amount))}
          onClick={() => openDialog({ name: 'void', paymentId: id, amount })}
        >
          {messages.voidPayment}
        </Button>
      )}
    </li>
  );
}

function Refund({ refund }: { refund: WholeBooking['refunds'][number] }) {
  const { id, amount, how, state } = refund;
  const isToDo = how === 'by_hand' && state === 'due';
  return (
    <li>
      <span>
        <strong>{formatRupees(amount)}</strong>{' '}
        <span>{isToDo ? messages.byHand : messages.REFUND_STATES[state]}</span>
      </span>
      {isToDo && (
        <Button
          size="s"
          aria-label={messages.paidOutNamed(formatRupees(amount))}
          onClick={() => void tickRefund(id)}
        >
          {messages.paidOut}
        </Button>
      )}
    </li>
  );
}

function Nights({ whole: { nights, booking } }: { whole: WholeBooking }) {
  const names = new Map(booking.rooms.map(({ id, name }) => [id, name]));
  return (
    <details className={styles.more}>
      <summary>{messages.nights}</summary>
      <ul className={`stack list ${styles.rows}`} data-gap="0">
        {nights.map(({ room_id, night, price, discount }) => (
          <li key={`${room_id} ${night}`}>
            <span>{`${formatDate(night, 'weekday')} · ${names.get(room_id) ?? ''}`}</span>
            <span>{formatRupees(price - discount)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
