import { useEffect, useId, useRef } from 'react';
import { formatRupees } from '#domain/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/change-booking.ts';
import {
  $change,
  $isChanging,
  CLOSED,
  closeChange,
  confirmChange,
  isOther,
  type ChangeOffer as Offer,
} from '#stores/booking/change-booking.ts';
import { $payments, IDLE } from '#stores/payment/payment-state.ts';
import styles from './ChangeBooking.module.css';
import { ChangeOffer } from './ChangeOffer.tsx';
import { ChangeRooms } from './ChangeRooms.tsx';
import { RequestedChange } from './RequestedChange.tsx';

/** Other dates, rooms, guests or add-ons for a booking: what that means in money, always in sight, and then the change. */
export function ChangeBooking({ onPay }: { onPay: () => void }) {
  const change = useValue($change, CLOSED);
  const payment = useValue($payments.change, IDLE);
  if (change.state === 'closed') return null;
  const { wish, offer } = change;
  // A provider's window stands beside the page, not above it: nothing modal may keep it from the keyboard.
  if (payment.state === 'window') return null;
  return (
    <Dialog title={messages.title} onClose={closeChange}>
      <p className={styles.terms}>{messages.terms}</p>
      {wish && (
        <>
          <RequestedChange wish={wish} />
          <ChangeRooms wish={wish} />
        </>
      )}
      <Foot offer={offer} isChanged={isOther(change)} onPay={onPay} />
    </Dialog>
  );
}

interface FootProps {
  offer: Offer;
  isChanged: boolean;
  onPay: () => void;
}

function Foot({ offer, isChanged, onPay }: FootProps) {
  const about = useId();
  const button = useRef<HTMLButtonElement>(null);
  const payment = useValue($payments.change, IDLE);
  const isBusy = useValue($isChanging, false);
  const canChange = isChanged && offer.state === 'offered';
  const payNow = 'money' in offer ? offer.money.pay_now : 0;
  // Back from a payment that did not come about: the way to try again, and why.
  const isBack = useRef(payment.state === 'refused');
  useEffect(() => {
    if (isBack.current) button.current?.focus();
  }, []);
  return (
    <div className={styles.foot}>
      <div id={about} className={styles.offer} role="status">
        <ChangeOffer offer={offer} payment={payment} isChanged={isChanged} />
      </div>
      <DialogActions>
        <Button kind="quiet" onClick={closeChange}>
          {messages.keep}
        </Button>
        <Button
          ref={button}
          aria-describedby={about}
          disabled={!canChange && !isBusy}
          busy={isBusy}
          onClick={() => void (payNow > 0 ? onPay() : confirmChange())}
        >
          {payNow > 0 && isChanged ? messages.payAndChange(formatRupees(payNow)) : messages.title}
        </Button>
      </DialogActions>
    </div>
  );
}
