import { useEffect, useId, useRef } from 'react';
import { formatRupees } from '#domain/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/change-booking.ts';
import {
  $change,
  CLOSED,
  closeChange,
  confirmChange,
  isOther,
  isUnderWay,
  type ChangeOffer as Offer,
  paymentNotLoaded,
} from '#stores/booking/change-booking.ts';
import styles from './ChangeBooking.module.css';
import { ChangeFields } from './ChangeFields.tsx';
import { ChangeOffer } from './ChangeOffer.tsx';
import { ChangeRooms } from './ChangeRooms.tsx';

/** Loaded only to pay. */
async function pay(): Promise<void> {
  try {
    const [store, { openCheckout }] = await Promise.all([
      import('#stores/payment/pay-change.ts'),
      import('./checkout-window.ts'),
    ]);
    await store.payChange(openCheckout);
  } catch (error) {
    console.error('The payment could not be loaded', error);
    paymentNotLoaded();
  }
}

/** Changes dates, rooms, guests or add-ons of a booking, with the amounts always in view. */
export function ChangeBooking() {
  const change = useValue($change, CLOSED);
  if (change.state === 'closed') return null;
  const { wish, offer } = change;
  // The provider's window is next to the page: a modal dialog would block its keyboard.
  if (offer.state === 'paying' && offer.step === 'window') return null;
  return (
    <Dialog title={messages.title} onClose={closeChange}>
      <p className={styles.terms}>{messages.terms}</p>
      {wish && (
        <>
          <ChangeFields request={wish} />
          <ChangeRooms request={wish} />
        </>
      )}
      <Footer offer={offer} isChanged={isOther(change)} />
    </Dialog>
  );
}

function Footer({ offer, isChanged }: { offer: Offer; isChanged: boolean }) {
  const about = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = isUnderWay(offer);
  const canChange = isChanged && offer.state === 'offered';
  const payNow = 'money' in offer ? offer.money.pay_now : 0;
  // After a payment that did not succeed: its message and another try.
  const isRetry = useRef(offer.state === 'offered' && offer.message !== undefined);
  useEffect(() => {
    if (isRetry.current) button.current?.focus();
  }, []);
  return (
    <div className={styles.foot}>
      <div id={about} className={styles.offer} role="status">
        <ChangeOffer offer={offer} isChanged={isChanged} />
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
          onClick={() => void (payNow > 0 ? pay() : confirmChange())}
        >
          {payNow > 0 && isChanged ? messages.payAndChange(formatRupees(payNow)) : messages.title}
        </Button>
      </DialogActions>
    </div>
  );
}
