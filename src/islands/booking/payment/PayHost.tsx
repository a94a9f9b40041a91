import { useEffect } from 'react';
import { formatInstant } from '#domain/dates/instant.ts';
import * as messages from '#messages/booking/pay-host.ts';
import { followRequest } from '#stores/payment/pay-host.ts';
import { OpenLink } from './OpenLink.tsx';
import { Request, type RequestProps } from './Request.tsx';
import { UpiPayment } from './UpiPayment.tsx';

/** Shows what a house without a gateway holds: what is waited for, how to pay the host, and what the guest has said. */
export function PayHost({ email, ...request }: RequestProps) {
  const { reservation } = request;
  const { id, hold_expires_at: until, awaits_host, awaits_link, pay_at_property } = reservation;
  const isRequest = awaits_host === true;
  const end = until && formatInstant(new Date(until));
  const rooms = reservation.rooms.length;
  const requestTitle = awaits_link ? messages.linkTitle : messages.title;
  useEffect(() => followRequest(id), [id]);
  return (
    <Request
      {...request}
      title={isRequest ? requestTitle : messages.heldTitle(rooms)}
      canRelease={isRequest && !pay_at_property?.paid_reference}
    >
      {awaits_link ? (
        <OpenLink reservation={reservation} email={email} />
      ) : (
        end && (
          <p className="notice" data-tone="info">
            {isRequest ? messages.hostConfirms(end) : messages.heldForMoney(end, rooms)}
          </p>
        )
      )}
      <UpiPayment reservation={reservation} />
    </Request>
  );
}
