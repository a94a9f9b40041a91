import { lazy, Suspense } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import { AskFirst } from '#islands/host/AskFirst.tsx';
import { SendLink } from '#islands/host/SendLink.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import { reloadBooking, type WholeBooking } from '#stores/host/bookings/booking.ts';
import {
  $bookingDialog,
  $dialogForm,
  closeDialog,
  decline,
  refundAll,
  saveNote,
  voidShownPayment,
} from '#stores/host/bookings/booking-acts.ts';
import { tellGuest } from '#stores/host/bookings/told.ts';
import { CancelHostBooking } from './CancelHostBooking.tsx';

// These are loaded when a host opens them.
const PaperDialog = lazy(async () => ({
  default: (await import('#islands/host/papers/PaperDialog.tsx')).PaperDialog,
}));
const CompanySheet = lazy(async () => ({
  default: (await import('#islands/host/papers/CompanySheet.tsx')).CompanySheet,
}));
const MoveBooking = lazy(async () => ({ default: (await import('./MoveBooking.tsx')).MoveBooking }));
const AddCharge = lazy(async () => ({ default: (await import('./AddCharge.tsx')).AddCharge }));

export function BookingDialogs({ booking }: { booking: WholeBooking['booking'] }) {
  const dialog = useValue($bookingDialog);
  switch (dialog.name) {
    case 'none':
      return null;
    case 'note':
      return (
        <OneText
          title={messages.noteTitle}
          label={messages.noteText}
          action={messages.saveNote}
          save={saveNote}
          maxLength={2000}
        />
      );
    case 'void':
      return (
        <OneText
          title={`${messages.voidTitle}: ${formatRupees(dialog.amount)}`}
          label={messages.reason}
          action={messages.voidPayment}
          save={voidShownPayment}
          maxLength={200}
        />
      );
    case 'link':
      return (
        <SendLink
          title={messages.linkTitle}
          text={messages.linkMade(dialog.emailedTo)}
          url={dialog.url}
          whatsAppUrl={dialog.whatsAppUrl}
          onClose={closeDialog}
          onChat={() => void (dialog.emailedTo || tellGuest(booking, 'whatsapp', reloadBooking))}
        />
      );
    case 'charge':
      return (
        <Suspense>
          <AddCharge booking={booking} />
        </Suspense>
      );
    case 'company':
      return (
        <Suspense>
          <CompanySheet booking={booking} />
        </Suspense>
      );
    case 'cancel':
      return <CancelHostBooking booking={booking} />;
    case 'full-refund':
      return (
        <OneText
          title={
            booking.status === 'cancelled'
              ? messages.refundAnywayTitle(formatRupees(booking.paid))
              : messages.declineRefundTitle(formatRupees(booking.paid))
          }
          label={booking.status === 'cancelled' ? messages.reason : messages.declineReason}
          action={booking.status === 'cancelled' ? messages.refundAnyway : messages.declineRefund}
          save={(reason) => refundAll(booking, reason)}
          maxLength={200}
        />
      );
    case 'decline':
      return <DeclineRequest reference={booking.paid_reference} />;
    case 'move':
      return (
        <Suspense>
          <MoveBooking />
        </Suspense>
      );
    case 'paper':
      return (
        <Suspense>
          <PaperDialog booking={booking} asked={dialog.asked} />
        </Suspense>
      );
  }
}

function DeclineRequest({ reference }: { reference: string | null }) {
  return (
    <AskFirst
      title={messages.declineTitle}
      text={reference ? messages.declinePaidText(reference) : messages.declineText}
      action={messages.decline}
      onKeep={closeDialog}
      onDo={() => void decline()}
    />
  );
}

interface OneTextProps {
  title: string;
  label: string;
  action: string;
  save: (text: string) => Promise<void>;
  maxLength: number;
}

function OneText({ title, label, action, save, maxLength }: OneTextProps) {
  const { isBusy, problems } = useValue($dialogForm);
  return (
    <Dialog title={title} onClose={closeDialog} isBusy={isBusy}>
      <Form gap="3" onSend={(read) => save(read('text'))}>
        <Field label={label} error={problems.form}>
          {(control) => <textarea {...control} name="text" rows={3} maxLength={maxLength} />}
        </Field>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
