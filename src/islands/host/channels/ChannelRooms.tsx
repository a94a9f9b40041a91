import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/channels.ts';
import { type AllChannels, type ChannelRoom, connectionsOf } from '#stores/host/channels/channels.ts';
import { openConnect } from '#stores/host/channels/connect.ts';
import { ChannelSite } from './ChannelSite.tsx';
import styles from './Channels.module.css';

interface Props {
  channels: AllChannels;
  now: number;
  disabled: boolean;
}

export function ChannelRooms({ channels, now, disabled }: Props) {
  const { rooms, properties } = channels;
  if (rooms.length === 0) {
    return (
      <p className="notice">
        {messages.NO_ROOMS} <a href={pagePath('/host/rooms')}>{messages.toRooms}</a>
      </p>
    );
  }
  return properties.map(({ id, name }) => {
    const own = rooms.filter(({ property_id }) => property_id === id);
    if (own.length === 0) return null;
    return (
      <section key={id} className={`stack ${styles.homestay}`} aria-label={name}>
        {properties.length > 1 && <h2>{name}</h2>}
        <div className={`stack ${styles.rooms}`}>
          {own.map((room) => (
            <Room
              key={room.id}
              room={room}
              channels={channels}
              now={now}
              disabled={disabled}
              isBelow={properties.length > 1}
            />
          ))}
        </div>
      </section>
    );
  });
}

function Room({ room, channels, now, disabled, isBelow }: Props & { room: ChannelRoom; isBelow: boolean }) {
  const connections = connectionsOf(room.id, channels);
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <section
      className={`panel stack ${styles.room}`}
      data-gap="0"
      aria-label={room.name}
      data-empty={connections.length === 0 || undefined}
    >
      <header>
        <div>
          <Heading>{room.name}</Heading>
          {connections.length === 0 && <p className="soft">{messages.NOTHING_CONNECTED}</p>}
        </div>
        <Button size="s" kind="quiet" disabled={disabled} onClick={() => openConnect(room)}>
          {messages.connect} <span className="visually-hidden">{messages.ofRoom(room.name)}</span>
        </Button>
      </header>
      {connections.map((connection) => (
        <ChannelSite
          key={connection.site}
          room={room}
          connection={connection}
          now={now}
          disabled={disabled}
        />
      ))}
    </section>
  );
}
