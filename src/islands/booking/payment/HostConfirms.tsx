import { formatInstant } from '#domain/dates/instant.ts';
import * as messages from '#messages/booking/host-confirms.ts';
import { linkTitle } from '#messages/booking/pay-host.ts';
import styles from './HostConfirms.module.css';
import { OpenLink } from './OpenLink.tsx';
import { Request, type RequestProps } from './Request.tsx';

/** Says that the room is held while the host looks whether another site has sold it, what happens next, and by when. */
export function HostConfirms({ email, ...request }: RequestProps) {
  const { reservation } = request;
  const { awaits_link, property, hold_expires_at: until } = reservation;
  const rooms = reservation.rooms.length;
  const steps = [
    [
      awaits_link || !until ? messages.thenHostLooks : messages.hostLooks(formatInstant(new Date(until))),
      messages.why(property, rooms),
    ],
    [messages.ifFree(rooms), messages.linkComes(email)],
    [messages.ifGone, messages.mailComes],
  ];
  return (
    <Request {...request} title={awaits_link ? linkTitle : messages.title}>
      <p className="notice" data-tone="success">
        {messages.nothingPaid(rooms)}
      </p>
      {awaits_link && <OpenLink reservation={reservation} email={email} />}
      <ol className={`stack ${styles.steps}`} data-gap="4">
        {steps.map(([what, more]) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{more}</span>
          </li>
        ))}
      </ol>
    </Request>
  );
}
