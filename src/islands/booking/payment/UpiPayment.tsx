import encodeQR from 'qr';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/pay-host.ts';
import { $paidForm, sayPaid } from '#stores/payment/pay-host.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import styles from './UpiPayment.module.css';

/** Shows how to pay the host, and takes the reference of the payment. */
export function UpiPayment({ reservation }: { reservation: BookedStay }) {
  const { id, pay_at_property: pay } = reservation;
  if (!pay || pay.amount === 0) return null;
  const { upi_id, upi_url, amount, paid_reference } = pay;
  // Rooms that the host holds until they are paid do not wait for the guest's arrival.
  const isHeld = reservation.status === 'Pending Payment' && !reservation.awaits_host;
  return (
    <section className={`stack no-print ${styles.pay}`} data-gap="4">
      <h2>{messages.payHost(formatRupees(amount))}</h2>
      {upi_id && upi_url ? (
        <>
          <p>{messages.payWith}</p>
          <p>
            <span>{`${messages.upiId}: `}</span>
            <strong>{upi_id}</strong>
          </p>
          <img
            className={styles.code}
            src={`data:image/svg+xml,${encodeURIComponent(encodeQR(upi_url, 'svg'))}`}
            alt={messages.qrCode}
            width="200"
            height="200"
          />
          <a className="button" data-kind="quiet" href={upi_url}>
            {messages.openApp}
          </a>
        </>
      ) : (
        <p>{isHeld ? messages.hostTellsHow : messages.hostTells}</p>
      )}
      <div role="status">
        {paid_reference && (
          <p className="notice" data-tone="success">
            {messages.saidPaid(paid_reference)}
          </p>
        )}
      </div>
      {paid_reference ? (
        <details>
          <summary>{messages.otherReference}</summary>
          <Said id={id} />
        </details>
      ) : (
        <Said id={id} />
      )}
    </section>
  );
}

function Said({ id }: { id: number }) {
  const { isBusy, problems } = useValue($paidForm);
  return (
    <Form onSend={(read) => sayPaid(id, read('reference'))}>
      <Field label={messages.reference} hint={messages.referenceHint} error={problems.reference}>
        {(control) => (
          <input
            {...control}
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
          />
        )}
      </Field>
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" busy={isBusy}>
        {messages.iHavePaid}
      </Button>
    </Form>
  );
}
