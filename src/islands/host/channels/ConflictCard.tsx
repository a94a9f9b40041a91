import type { ChannelConflict } from '#contract/host/channels.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { guestPhoneLink } from '#domain/party/guest-phone-link.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/conflicts.ts';
import * as host from '#messages/host/desk.ts';

import { movePath, nightsInWords, openSettling, stayInWords } from '#stores/host/channels/conflicts.ts';
import { timeOf } from '#stores/host/moments.ts';
import styles from './Conflicts.module.css';

/** The most free rooms that are offered to one guest. */
const MOST_ROOMS = 3;

/** A booking of another site has the site's name instead of the guest's. It can only be moved on that site. */
const isOurs = ({ source }: ChannelConflict['booking']) => source !== 'channel';

export const roomOf = ({ booking, room_id }: ChannelConflict) =>
  booking.rooms.find(({ id }) => id === room_id)?.name ?? booking.rooms.map(({ name }) => name).join(', ');

export function ConflictCard({ conflict, disabled }: { conflict: ChannelConflict; disabled: boolean }) {
  const { booking, event } = conflict;
  const where = messages.where(roomOf(conflict), nightsInWords(conflict.nights));
  return (
    <li className={`panel stack ${styles.card}`}>
      <header>
        <h3>{where}</h3>
        <small className="soft">{messages.foundAt(timeOf(conflict.found_at))}</small>
      </header>
      <div className={`stack ${styles.both}`} data-gap="2">
        <OwnBooking booking={booking} />
        <ChannelBooking event={event} />
      </div>
      <p>
        {isOurs(booking)
          ? messages.whatToDo(event.channel)
          : messages.betweenSites(booking.guest_name, event.channel)}
      </p>
      <FreeRooms conflict={conflict} />
      <footer>
        <Button kind="quiet" disabled={disabled} onClick={() => openSettling(conflict)}>
          {messages.settle} <span className="visually-hidden">{`: ${where}`}</span>
        </Button>
        <p className="soft">{messages.ownBlock(booking.reference, event.channel)}</p>
      </footer>
    </li>
  );
}

function OwnBooking({ booking }: { booking: ChannelConflict['booking'] }) {
  const { id, reference, guest_name, phone, phone_e164 } = booking;
  return (
    <div className={styles.side} data-here>
      <h4>{isOurs(booking) ? messages.here : host.SOURCES.channel}</h4>
      <strong>{guest_name}</strong>
      <p>{stayInWords(booking)}</p>
      <p className={styles.links}>
        <a href={pagePath(`/host/bookings/${id}`)}>{reference}</a>
        {phone && (
          <>
            <a href={guestPhoneLink(phone_e164, phone)} aria-label={host.call(guest_name)}>
              {messages.callGuest}
            </a>
            {phone_e164 && (
              <a
                href={chatLink(phone_e164)}
                target="_blank"
                rel="noreferrer"
                aria-label={host.whatsApp(guest_name)}
              >
                {messages.writeGuest}
              </a>
            )}
          </>
        )}
      </p>
    </div>
  );
}

function ChannelBooking({ event }: { event: ChannelConflict['event'] }) {
  return (
    <div className={styles.side}>
      <h4>{event.channel}</h4>
      <strong>{event.summary}</strong>
      <p>{stayInWords(event)}</p>
      {event.link && (
        <p className={styles.links}>
          <a href={event.link} target="_blank" rel="noreferrer">
            <span>{messages.openAt(event.channel)}</span>{' '}
            <span className="visually-hidden">{messages.newTab}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function FreeRooms({ conflict }: { conflict: ChannelConflict }) {
  const { booking, event, free_rooms } = conflict;
  const names = free_rooms.for_channel.slice(0, MOST_ROOMS).map(({ name }) => name);
  const own = isOurs(booking) ? free_rooms.for_booking.slice(0, MOST_ROOMS) : [];
  if (names.length === 0 && own.length === 0) return <p>{messages.NO_FREE_ROOM}</p>;
  return (
    <>
      {own.length > 0 && (
        <p className="row">
          {own.map(({ id, name }) => (
            <a key={id} className="button" data-kind="quiet" data-size="s" href={movePath(conflict, id)}>
              {messages.move(booking.guest_name, name)}
            </a>
          ))}
        </p>
      )}
      {names.length > 0 && (
        <p className="soft">
          {names.length === 1
            ? messages.offer(event.channel, names.join())
            : messages.offerMany(event.channel, names.join(', '))}
        </p>
      )}
    </>
  );
}
