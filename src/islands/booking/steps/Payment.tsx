import { readTerms, refundNow } from '#domain/booking/cancellation.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { GateNote } from '#islands/booking/ArrivalNotes.tsx';
import type { Contact } from '#islands/booking/contact.ts';
import { ErrorNotice } from '#islands/booking/ErrorNotice.tsx';
import { openCheckout } from '#islands/booking/payment/checkout-window.ts';
import { PaymentChoices, PaymentWays } from '#islands/booking/payment/PaymentChoices.tsx';
import { PaymentProgress } from '#islands/booking/payment/PaymentProgress.tsx';
import { RefundSchedule } from '#islands/booking/payment/RefundSchedule.tsx';
import { ResumePayment } from '#islands/booking/payment/ResumePayment.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { payment as title } from '#messages/booking/booking.ts';
import { refundInShort } from '#messages/booking/cancellation.ts';
import * as messages from '#messages/booking/payment-step.ts';
import { back } from '#messages/site/buttons.ts';
import { KNOW_US } from '#messages/site/know-us.ts';
import { $draft, choosePayment } from '#stores/booking/draft.ts';
import { $bookedHomestay } from '#stores/booking/homestay.ts';
import { $split, $standingQuote, $totals } from '#stores/booking/quote.ts';
import { $cart, EMPTY_CART } from '#stores/cart/cart.ts';
import { $codeForm } from '#stores/code/code.ts';
import { payOrder } from '#stores/payment/pay-order.ts';
import { clearRefusal } from '#stores/payment/resume-payment.ts';
import { $payments, IDLE, isBusy } from '#stores/reservation/payment-state.ts';
import { BackButton } from './BackButton.tsx';
import { CodeField } from './CodeField.tsx';
import type { Flow } from './flow.ts';
import { StepFrame } from './StepFrame.tsx';

/** Shows step 4: full payment, or an advance with the balance at the property (spec section 9). */
export function Payment({ flow, contact }: { flow: Flow; contact: Contact }) {
  const payment = useValue($payments.booking, IDLE);
  const { total } = useValue($totals, $totals.get());
  const split = useValue($split, undefined);
  const { paymentMethod } = useValue($draft, $draft.get());
  const isPaying = isBusy(payment);
  // The total may be about to change.
  const isCoding = useValue($codeForm).isBusy;
  const homestay = useValue($bookedHomestay, undefined);
  // The terms of the quote apply, even if the homestay's have changed.
  const quote = useValue($standingQuote, undefined);
  const [first] = useValue($cart, EMPTY_CART);
  const promised = quote && readTerms({ ...quote, cancellation_rules: quote.cancellation });
  const terms = homestay && (promised ?? homestay.cancellation);
  const refund = terms && first && refundNow(terms, first.checkInDate, new Date());
  const isChecking = payment.state === 'opening' && quote?.checks_calendars === true;
  const paysHost = quote?.payments === 'at_property';
  const pay = paysHost ? messages.bookPayHost : messages.pay(split && formatRupees(split.now));
  const action = isChecking ? messages.checkingCalendars : pay;
  const note = [
    ...(split && split.later > 0 ? [messages.dueLater(formatRupees(split.later))] : []),
    ...(refund ? [refundInShort(refund.percent, refund.until && formatInstant(refund.until))] : []),
  ].join(' · ');
  if (payment.state === 'held') {
    return <ResumePayment reservation={payment.reservation} notice={payment.notice} />;
  }
  if (total === 0) return <PaymentProgress payment={payment} alone />;
  return (
    <StepFrame
      title={title}
      action={action}
      busy={isPaying || isCoding}
      note={note}
      onSubmit={() => void payOrder({ purpose: 'booking', open: openCheckout })}
      back={
        flow === 'checkout' ? (
          <a className="button" data-kind="plain" href={pagePath('/rooms/checkout')}>
            {back}
          </a>
        ) : (
          <BackButton />
        )
      }
    >
      <PaymentChoices
        total={total}
        disabled={isPaying}
        payment={payment}
        chosen={paymentMethod}
        onChoose={(choice) => {
          choosePayment(choice);
          clearRefusal();
        }}
      />
      <CodeField disabled={isPaying} />
      <GateNote contact={contact} />
      <div>
        {payment.state === 'idle' && (
          <>
            <p className="soft">{paysHost ? messages.hostConfirms : messages.paySecurely}</p>
            {!paysHost && <PaymentWays />}
            <a href={pagePath('/how-to-know-it-is-us')} target="_blank" rel="noopener">
              {KNOW_US.title}
            </a>
          </>
        )}
        <ErrorNotice payment={payment} />
        <PaymentProgress payment={payment} isChecking={isChecking} />
      </div>
      {terms && first && (
        <RefundSchedule terms={terms} checkIn={first.checkInDate} paid={split?.now ?? total} level={2} />
      )}
    </StepFrame>
  );
}
