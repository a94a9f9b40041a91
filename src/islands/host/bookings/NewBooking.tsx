import { useEffect } from 'react';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/new-booking.ts';
import {
  $isDraft,
  $newBooking,
  $newBookingForm,
  $sleepsFewer,
  changeNewBooking,
  discardDraft,
  openNewBooking,
  saveNewBooking,
} from '#stores/host/bookings/new-booking.ts';
import styles from './Booking.module.css';
import { GuestFields } from './GuestFields.tsx';
import { PriceAndPayment } from './PriceAndPayment.tsx';
import { RoomSelect } from './RoomSelect.tsx';
import { StayFields } from './StayFields.tsx';

export const NewBooking = guarded(function NewBooking() {
  return (
    <HostGate>
      <h1 className={styles.title}>{messages.TITLE}</h1>
      <NewBookingForm />
    </HostGate>
  );
});

function NewBookingForm() {
  const form = useValue($newBooking);
  const isDraft = useValue($isDraft);
  const sleeps = useValue($sleepsFewer, undefined);
  const { isBusy, problems } = useValue($newBookingForm);
  useEffect(openNewBooking, []);
  if (!form) return null;
  return (
    <Form className={styles.columns} onSend={saveNewBooking}>
      {isDraft && (
        <p className={`notice row between ${styles.save}`} data-tone="info">
          {messages.draft}
          <Button kind="plain" size="s" onClick={discardDraft}>
            {messages.discard}
          </Button>
        </p>
      )}
      <GuestFields form={form} problems={problems} />
      <section className="panel stack" data-gap="4">
        <h2>{messages.stay}</h2>
        <StayFields stay={form} error={problems.dates} onChange={changeNewBooking} />
        <RoomSelect
          rooms={form.rooms}
          error={problems.rooms}
          onChange={(rooms) => changeNewBooking({ rooms })}
        />
        <div role="status">
          {sleeps !== undefined && (
            <p className="notice" data-tone="warning">
              {messages.sleepsFewer(sleeps)}
            </p>
          )}
        </div>
      </section>
      <PriceAndPayment form={form} problems={problems} />
      <div className={styles.save}>
        <FormProblem>{problems.form}</FormProblem>
        <Button type="submit" busy={isBusy}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}
