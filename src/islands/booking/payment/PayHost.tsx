import { useEffect } from 'react';
import { formatInstant } from '#domain/dates/instant.ts';
import * as messages from '#messages/booking/pay-host.ts';
import { followRequest } from '#stores/payment/pay-host.ts';
import { OpenLink } from './OpenLink.tsx';
import { Request, type RequestProps } from './Request.tsx';
import { UpiPayment } from './UpiPayment.tsx';

/** Shows a request of a house without a gateway: what is waited for, how to pay the host, and what the guest has said. */
export function PayHost({ email, ...request }: RequestProps) {
  const { reservation } = request;
  const { id, hold_expires_at: until, awaits_link, pay_at_property } = reservation;
  useEffect(() => followRequest(id), [id]);
  return (
    <Request
      {...request}
      title={awaits_link ? messages.linkTitle : messages.title}
      canRelease={!pay_at_property?.paid_reference}
    >
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
    </Request>
  );
}
