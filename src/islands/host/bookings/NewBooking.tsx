import { type SubmitEvent, useEffect, useRef } from 'react';
import { HostGate } from '#islands/host/HostGate.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/ErrorScreen.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/new-booking.ts';
import {
  $newBooking,
  $newBookingState,
  changeNewBooking,
  openNewBooking,
  saveNewBooking,
} from '#stores/host/bookings/new-booking.ts';
import styles from './Booking.module.css';
import { GuestFields } from './GuestFields.tsx';
import { PriceAndPayment } from './PriceAndPayment.tsx';
import { RoomSelect } from './RoomSelect.tsx';
import { StayFields } from './StayFields.tsx';

/** A booking for a guest who called, wrote or walked in. */
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
  const { isSaving, problems } = useValue($newBookingState);
  const element = useRef<HTMLFormElement>(null);
  useEffect(openNewBooking, []);
  if (!form) return null;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await saveNewBooking();
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <form ref={element} className={styles.columns} noValidate onSubmit={(event) => void submit(event)}>
      <GuestFields form={form} problems={problems} />
      <section className="panel stack" data-gap="4">
        <h2>{messages.stay}</h2>
        <StayFields stay={form} error={problems.dates} onChange={changeNewBooking} />
        <RoomSelect
          rooms={form.rooms}
          error={problems.rooms}
          onChange={(rooms) => changeNewBooking({ rooms })}
        />
      </section>
      <PriceAndPayment form={form} problems={problems} />
      <div className={styles.save}>
        <div role="alert">
          {problems.form && (
            <p className="notice" data-tone="danger">
              {problems.form}
            </p>
          )}
        </div>
        <Button type="submit" busy={isSaving}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
