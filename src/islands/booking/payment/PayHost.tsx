import { useEffect, useState } from 'react';
import { formatStay } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { Button } from '#islands/ui/Button.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import * as messages from '#messages/booking/pay-host.ts';
import { releaseRequest } from '#stores/booking/release-request.ts';
import { followRequest } from '#stores/payment/pay-host.ts';
import type { RequestProps } from './HostConfirms.tsx';
import { OpenLink } from './OpenLink.tsx';
import { UpiPayment } from './UpiPayment.tsx';

/** Shows a request of a house without a gateway: what is waited for, how to pay the host, and what the guest has said. */
export function PayHost({ reservation, email, isStep, release = releaseRequest }: RequestProps) {
  const [isReleasing, setReleasing] = useState(false);
  const {
    id,
    rooms,
    check_in,
    check_out,
    hold_expires_at: until,
    awaits_link,
    pay_at_property,
  } = reservation;
  useEffect(() => followRequest(id), [id]);
  const title = awaits_link ? messages.linkTitle : messages.title;
  const press = async () => {
    setReleasing(true);
    await release(id);
    setReleasing(false);
  };
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
      {awaits_link ? (
        <OpenLink reservation={reservation} email={email} />
      ) : (
        until && (
          <p className="notice" data-tone="info">
            {messages.hostConfirms(formatInstant(new Date(until)))}
          </p>
        )
      )}
      <UpiPayment reservation={reservation} />
      {!pay_at_property?.paid_reference && (
        <Button className="no-print" kind="plain" busy={isReleasing} onClick={() => void press()}>
          {messages.release}
        </Button>
      )}
    </>
  );
}
