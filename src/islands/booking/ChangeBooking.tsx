import { addDays } from '#domain/calendar.ts';
import { formatRupees } from '#domain/money.ts';
import { AmountList } from '#islands/ui/AmountList.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Counter } from '#islands/ui/Counter.tsx';
import { DateField } from '#islands/ui/DateField.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/change-booking.ts';
import {
  $change,
  type ChangeOffer,
  type ChangeWish,
  CLOSED,
  closeChange,
  confirmChange,
  isOther,
  wishFor,
} from '#stores/change-booking.ts';
import { today } from '#stores/today.ts';
import styles from './ChangeBooking.module.css';

/** Other dates, guests or add-ons for a booking: what that means in money, and then the change. */
export function ChangeBooking() {
  const change = useValue($change, CLOSED);
  if (change.state === 'closed') return null;
  const { wish, offer } = change;
  const isChanged = isOther(change);
  const canChange = isChanged && offer.state === 'offered' && offer.money.pay_now === 0;
  return (
    <Dialog title={messages.title} onClose={closeChange}>
      <p className={styles.terms}>{messages.terms}</p>
      {wish && <Wish wish={wish} />}
      <div className={styles.offer} role="status">
        <Offer offer={offer} isChanged={isChanged} />
      </div>
      <DialogActions>
        <Button kind="quiet" onClick={closeChange}>
          {messages.keep}
        </Button>
        <Button
          disabled={!canChange && offer.state !== 'changing'}
          busy={offer.state === 'changing'}
          onClick={() => void confirmChange()}
        >
          {messages.title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Wish({ wish }: { wish: ChangeWish }) {
  const count = (label: string, noun: string, field: 'adults' | 'children' | 'breakfast' | 'extra_beds') => (
    <Counter
      label={label}
      noun={noun}
      min={field === 'adults' ? 1 : 0}
      value={wish[field]}
      onChange={(value) => wishFor({ [field]: value })}
    />
  );
  return (
    <div className={styles.wish}>
      <DateField
        label="Check In"
        value={wish.check_in}
        today={today()}
        min={today()}
        onChange={(date) => date && wishFor({ check_in: date })}
      />
      <DateField
        label="Check Out"
        value={wish.check_out}
        today={today()}
        min={addDays(wish.check_in, 1)}
        onChange={(date) => date && wishFor({ check_out: date })}
      />
      {count('Guests', 'guests', 'adults')}
      {count('Children', 'children', 'children')}
      {count('Breakfasts a day', 'breakfasts', 'breakfast')}
      {count('Extra beds', 'beds', 'extra_beds')}
    </div>
  );
}

function Offer({ offer, isChanged }: { offer: ChangeOffer; isChanged: boolean }) {
  if (offer.state === 'asking' || offer.state === 'changing') return <Spinner label={messages.asking} />;
  if (offer.state === 'refused') {
    return (
      <p className="notice" data-tone="danger">
        {offer.message}
      </p>
    );
  }
  if (!isChanged) return <p>{messages.unchanged}</p>;
  const { money } = offer;
  const amounts = [
    { label: 'Total until now', rupees: money.old_total },
    { label: 'New total', rupees: money.new_total, kind: 'total' as const },
  ];
  if (money.pay_now > 0) {
    return (
      <>
        <AmountList label="What the change costs" amounts={amounts} />
        <p className="notice" data-tone="warning">
          {messages.costsMore(formatRupees(money.pay_now))}
        </p>
      </>
    );
  }
  const sentences = [
    money.new_total === money.old_total && messages.same,
    money.comes_back > 0 && messages.comesBack(formatRupees(money.comes_back)),
    money.kept > 0 && messages.isKept(formatRupees(money.kept)),
    money.pay_later > 0 && messages.dueLater(formatRupees(money.pay_later)),
  ];
  return (
    <>
      <AmountList label="What the change costs" amounts={amounts} />
      <p>{sentences.filter(Boolean).join(' ')}</p>
    </>
  );
}
