import { useEffect, useId, useRef } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/change-booking.ts';
import {
  $change,
  $isChanging,
  closeChange,
  confirmChange,
  isOther,
  type ChangeOffer as Offer,
} from '#stores/booking/change-booking.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import styles from './ChangeBooking.module.css';
import { ChangeFields } from './ChangeFields.tsx';
import { ChangeOffer } from './ChangeOffer.tsx';
import { ChangeRooms } from './ChangeRooms.tsx';

/** Lets the guest change dates, rooms, guests or add-ons of a booking, with the amounts always in view. */
export function ChangeBooking({ onPay }: { onPay: () => void }) {
  const change = useValue($change);
  const payment = useValue($payments.change, IDLE);
  if (change.state === 'closed') return null;
  const { requested, offer } = change;
  // The provider's window is next to the page: a modal dialog would block its keyboard.
  if (payment.state === 'window') return null;
  return (
    <Dialog title={messages.title} onClose={closeChange}>
      {/* The focus starts here, not at the first button, so that the terms are read first. */}
      <p className={styles.terms} tabIndex={-1} data-first-focus>
        {messages.terms}
      </p>
      {requested && (
        <>
          <ChangeFields request={requested} />
          <ChangeRooms request={requested} />
        </>
      )}
      <Footer offer={offer} isChanged={isOther(change)} onPay={onPay} />
    </Dialog>
  );
}

interface FooterProps {
  offer: Offer;
  isChanged: boolean;
  onPay: () => void;
}

function Footer({ offer, isChanged, onPay }: FooterProps) {
  const about = useId();
  const button = useRef<HTMLButtonElement>(null);
  const payment = useValue($payments.change, IDLE);
  const isBusy = useValue($isChanging, false);
  const canChange = isChanged && offer.state === 'offered';
  const payNow = 'money' in offer ? offer.money.pay_now : 0;
  // After a payment that did not succeed, its message and another attempt are shown.
  const isRetry = useRef(payment.state === 'refused');
  useEffect(() => {
    if (isRetry.current) button.current?.focus();
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
