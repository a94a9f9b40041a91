import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import * as messages from '#messages/booking-facts.ts';
import { downloadInvoice } from '#messages/buttons.ts';
import { invoiceFile } from '#stores/booking/invoice.ts';
import type { BookedStay } from '#stores/payment/payment-state.ts';
import styles from './Confirmation.module.css';

/** The booking on paper. */
export function ConfirmationPapers({ reservation }: { reservation: BookedStay }) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const invoice = await invoiceFile(reservation);
    if (invoice) saveFile(invoice);
    setLoading(false);
  };
  return (
    <div className={`no-print ${styles.actions}`}>
      <Button kind="quiet" busy={isLoading} onClick={() => void download()}>
        {downloadInvoice}
      </Button>
      <Button kind="plain" onClick={() => print()}>
        {messages.print}
      </Button>
    </div>
  );
}
