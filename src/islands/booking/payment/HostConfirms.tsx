import { useState } from 'react';
import { formatStay } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { Button } from '#islands/ui/Button.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import * as messages from '#messages/booking/host-confirms.ts';
import { linkTitle } from '#messages/booking/pay-host.ts';
import { releaseRequest } from '#stores/booking/release-request.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import styles from './HostConfirms.module.css';
import { OpenLink } from './OpenLink.tsx';

export interface RequestProps {
  reservation: BookedStay;
  /** The address to which the link to pay is sent, if this browser knows it. */
  email?: string | undefined;
  /** True in a step of the booking, whose heading takes the focus and which says what is booked. */
  isStep?: boolean;
  /** Releases the rooms; by default it also leads to other rooms. */
  release?: (id: number) => Promise<void>;
}

/** Says that the room is held while the host looks whether another site has sold it, what happens next, and by when. */
export function HostConfirms({ reservation, email, isStep, release = releaseRequest }: RequestProps) {
  const [isReleasing, setReleasing] = useState(false);
  const { id, rooms, property, check_in, check_out, hold_expires_at: until } = reservation;
  const press = async () => {
    setReleasing(true);
    await release(id);
    setReleasing(false);
  };
  const title = reservation.awaits_link ? linkTitle : messages.title;
  const steps = [
    [
      reservation.awaits_link || !until
        ? messages.thenHostLooks
        : messages.hostLooks(formatInstant(new Date(until))),
      messages.why(property),
    ],
    [messages.ifFree, messages.linkComes(email)],
    [messages.ifGone, messages.mailComes],
  ];
  return (
    <>
      {isStep ? <StepHeading>{title}</StepHeading> : <h2>{title}</h2>}
      {isStep && (
        <p>
          <strong>{rooms.map(({ name }) => name).join(', ')}</strong>
          <br />
          <span>{formatStay({ checkIn: check_in, checkOut: check_out }, true)}</span>
        </p>
      )}
      <p className="notice" data-tone="success">
        {messages.nothingPaid}
      </p>
      {reservation.awaits_link && <OpenLink reservation={reservation} email={email} />}
      <ol className={`stack ${styles.steps}`} data-gap="4">
        {steps.map(([what, more]) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{more}</span>
          </li>
        ))}
      </ol>
      <Button className="no-print" kind="plain" busy={isReleasing} onClick={() => void press()}>
        {messages.release}
      </Button>
    </>
  );
}
