import { useEffect } from 'react';
import type { Reservation } from '#contract/reservation.ts';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import { MAX_HOST_NOTE } from '#domain/booking/extras.ts';
import { formatStay } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { TravellerFields } from '#islands/ui/travellers/TravellerFields.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { lookingUp } from '#messages/booking/booking-facts.ts';
import { arrivalTimeLabel, hostNoteLabel } from '#messages/booking/extras.ts';
import { TITLE as FIND_BOOKING } from '#messages/booking/find-booking.ts';
import { onlineCheckIn, unknownBooking } from '#messages/booking/my-booking.ts';
import { NOT_COME } from '#messages/booking/trip.ts';
import * as messages from '#messages/register/check-in.ts';
import { add } from '#messages/register/traveller-fields.ts';
import { tryAgain } from '#messages/site/buttons.ts';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { today } from '#stores/browser/today.ts';
import {
  $checkIn,
  addTraveller,
  type CheckInForm,
  openCheckIn,
  removeTraveller,
  sendCheckIn,
  typeTraveller,
  typeWishes,
} from '#stores/register/check-in.ts';
import { isBlank } from '#stores/register/typed-traveller.ts';
import styles from './OnlineCheckIn.module.css';

const open = () => void openMyBooking('check-in');

/** The page on which guests tell before they come who travels. */
export const OnlineCheckIn = guarded(function OnlineCheckIn() {
  const found = useValue($myBooking);
  useEffect(open, []);
  return (
    <section className={`stack ${styles.page}`} data-gap="4">
      <h1>{onlineCheckIn}</h1>
      {found.state === 'looking' && <Spinner label={lookingUp} />}
      {found.state === 'unknown' && (
        <>
          <p role="alert">{found.message ?? unknownBooking}</p>
          <a href={pagePath('/find-booking')}>{FIND_BOOKING}</a>
        </>
      )}
      {found.state === 'failed' && <Failed message={found.message} onRetry={open} />}
      {found.state === 'ready' && <Travellers reservation={found.reservation} />}
    </section>
  );
});

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <p className="notice" data-tone="danger" role="alert">
        {message}
      </p>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </>
  );
}

function Travellers({ reservation }: { reservation: Reservation }) {
  const shown = useValue($checkIn);
  const isNoShow = reservation.ended === 'no_show';
  const isBooked = isConfirmed(reservation.status) && !isNoShow;
  useEffect(() => {
    if (isBooked) void openCheckIn(reservation);
  }, [reservation, isBooked]);
  const { check_in: checkIn, check_out: checkOut } = reservation;
  return (
    <>
      <p>
        <strong>{reservation.property}</strong> <span>{formatStay({ checkIn, checkOut })}</span>
      </p>
      {!isBooked && <p>{isNoShow ? NOT_COME : messages.NOT_BOOKED}</p>}
      {isBooked && shown.state === 'loading' && <Spinner label={lookingUp} />}
      {isBooked && shown.state === 'failed' && (
        <Failed message={shown.message} onRetry={() => void openCheckIn(reservation)} />
      )}
      {isBooked && shown.state === 'ready' && <CheckInFields id={reservation.id} form={shown} />}
      <a href={pagePath(`/my-booking?reservation=${reservation.id}`)}>{messages.backToBooking}</a>
    </>
  );
}

function CheckInFields({ id, form }: { id: number; form: CheckInForm }) {
  const { travellers, step, problems, message, known } = form;
  return (
    <Form onSend={() => sendCheckIn(id)}>
      <p>{messages.lead}</p>
      <p className="soft">
        {messages.keptSafe} <a href={pagePath('/privacy')}>{messages.privacy}</a>
      </p>
      {travellers.map((traveller, place) => (
        <TravellerFields
          key={traveller.key}
          traveller={traveller}
          place={place}
          today={today()}
          known={known}
          problemOf={(field) => problems[`travellers.${place}.${field}`]}
          onChange={(change) => typeTraveller(id, place, change)}
          onRemove={place > 0 ? () => removeTraveller(id, place) : undefined}
        />
      ))}
      <div>
        <Button kind="quiet" onClick={() => addTraveller(id)}>
          {add}
        </Button>
      </div>
      <Wishes id={id} form={form} />
      <FormProblem>{message}</FormProblem>
      <Status form={form} />
      <Button type="submit" busy={step === 'sending'}>
        {messages.send}
      </Button>
    </Form>
  );
}

function Wishes({ id, form: { arrival_time, note, problems } }: { id: number; form: CheckInForm }) {
  return (
    <>
      <Field label={arrivalTimeLabel} error={problems.arrival_time}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={arrival_time}
            onChange={({ target }) => typeWishes(id, { arrival_time: target.value })}
          />
        )}
      </Field>
      <Field label={hostNoteLabel} error={problems.note}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={MAX_HOST_NOTE}
            value={note}
            onChange={({ target }) => typeWishes(id, { note: target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Says where the details are: on their way, on this phone, or with the host. */
function Status({ form: { step, travellers } }: { form: CheckInForm }) {
  const missing = travellers.filter(isBlank).length;
  return (
    <div role="status">
      {step === 'waiting' && (
        <p className="notice" data-tone="warning">
          {messages.OFFLINE}
        </p>
      )}
      {step === 'sent' && (
        <p className="notice" data-tone="success">
          {messages.sent(missing)}
        </p>
      )}
    </div>
  );
}
