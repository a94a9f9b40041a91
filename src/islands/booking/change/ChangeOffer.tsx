import { formatRupees } from '#domain/money/money.ts';
import { AmountList } from '#islands/ui/AmountList.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import * as messages from '#messages/booking/change-booking.ts';
import type { ChangeOffer as Offer } from '#stores/booking/change-booking.ts';
import { isBusy, type PaymentState } from '#stores/reservation/payment-state.ts';

interface Props {
  offer: Offer;
  payment: PaymentState;
  isChanged: boolean;
}

/** Shows the amounts of the requested change, or why it is not possible. */
export function ChangeOffer({ offer, payment, isChanged }: Props) {
  if (offer.state === 'asking' || offer.state === 'changing') return <Spinner label={messages.asking} />;
  if (offer.state === 'refused') {
    return (
      <p className="notice" data-tone="danger">
        {offer.message}
      </p>
    );
  }
  if (!isChanged) return <p>{messages.unchanged}</p>;
  if (payment.state !== 'looking' && isBusy(payment))
    return <Spinner label={messages.PAYING[payment.state]} />;
  const { money } = offer;
  const was = messages.totalBefore(formatRupees(money.old_total));
  const amounts = [{ label: messages.newTotal, rupees: money.new_total, note: was }];
  const sentences = [
    money.new_total === money.old_total && messages.same,
    money.pay_now > 0 && messages.payNow(formatRupees(money.pay_now)),
    money.comes_back > 0 && messages.refunded(formatRupees(money.comes_back)),
    money.kept > 0 && messages.cancellationCharge(formatRupees(money.kept)),
    money.pay_later > 0 && messages.dueLater(formatRupees(money.pay_later)),
  ];
  return (
    <>
      <AmountList label={messages.costs} amounts={amounts} />
      <p>{sentences.filter(Boolean).join(' ')}</p>
      {payment.state === 'refused' && (
        <p className="notice" data-tone="warning">
          {payment.refusal.message}
        </p>
      )}
    </>
  );
}
