import type { ChannelFeed, ExportUrl } from '#contract/host/channels.ts';
import { CopyAddress } from '#islands/host/CopyAddress.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/channels.ts';
import { failing } from '#messages/host/feed-problems.ts';
import { type ChannelRoom, type Connection, minutesSince } from '#stores/host/channels/channels.ts';
import {
  $reading,
  askToRemove,
  askToRenew,
  countBookingsOnly,
  readFeedNow,
} from '#stores/host/channels/feeds.ts';
import styles from './Channels.module.css';

interface Props {
  room: ChannelRoom;
  connection: Connection;
  now: number;
  disabled: boolean;
}

/** A site that also sells the room: the calendars that we read, and the address that it reads. */
export function ChannelSite({ room, connection, now, disabled }: Props) {
  const { site, feeds, exportUrl } = connection;
  return (
    <section className={`stack ${styles.site}`} aria-label={messages.ofFeed(site, room.name)}>
      <strong className={styles.name}>{site}</strong>
      {feeds.map((feed) => (
        <Feed key={feed.id} feed={feed} room={room} now={now} disabled={disabled} />
      ))}
      {exportUrl && <Export exportUrl={exportUrl} room={room} now={now} disabled={disabled} />}
    </section>
  );
}

function Feed({ feed, room, now, disabled }: Omit<Props, 'connection'> & { feed: ChannelFeed }) {
  const isReading = useValue($reading).has(feed.id);
  const of = <span className="visually-hidden">{messages.ofFeed(feed.name, room.name)}</span>;
  return (
    <div className={`stack ${styles.way}`} data-gap="2" data-state={feed.state}>
      <p>
        <span className={styles.direction}>{messages.theirs(feed.name)}</span>
        <span className={styles.fact}>{stateOf(feed, now)}</span>
        <small className="soft" title={feed.url}>
          {messages.nextRead(minutesSince(new Date(now).toISOString(), Date.parse(feed.next_read_at)))}
        </small>
      </p>
      {feed.notes.includes('unknown_zone') && (
        <p className="notice" data-tone="warning">
          {messages.unknownZone(feed.unknown_zone ?? '')}
        </p>
      )}
      <label className="row">
        <input
          type="checkbox"
          role="switch"
          checked={feed.bookings_only}
          aria-checked={feed.bookings_only}
          disabled={disabled}
          onChange={({ target }) => void countBookingsOnly(feed, target.checked)}
        />
        <span>
          {messages.bookingsOnly} {of}
        </span>
        <small className="soft">{messages.bookingsOnlyHint(feed.name)}</small>
      </label>
      <div className={`row ${styles.acts}`}>
        <Button
          size="s"
          kind="quiet"
          busy={isReading}
          disabled={disabled}
          onClick={() => void readFeedNow(feed)}
        >
          {messages.readNow} {of}
        </Button>
        <Button size="s" kind="plain" disabled={disabled} onClick={() => void askToRemove(feed)}>
          {messages.remove} {of}
        </Button>
      </div>
    </div>
  );
}

function stateOf({ state, last_read_at, last_ok_at, problem, events }: ChannelFeed, now: number): string {
  if (state === 'failing') return failing(last_ok_at ? minutesSince(last_ok_at, now) : undefined, problem);
  return last_read_at ? messages.read(minutesSince(last_read_at, now), events) : messages.neverRead;
}

function Export({ exportUrl, room, now, disabled }: Omit<Props, 'connection'> & { exportUrl: ExportUrl }) {
  const { channel, is_late } = exportUrl;
  return (
    <div
      className={`stack ${styles.way}`}
      data-gap="2"
      data-way="ours"
      data-state={is_late ? 'late' : undefined}
    >
      <p>
        <span className={styles.direction}>{messages.ours(channel)}</span>
        <span className={styles.fact}>{paceOf(exportUrl, now)}</span>
      </p>
      <div className={`row ${styles.acts}`}>
        <CopyAddress
          url={exportUrl.url}
          label={messages.addressOf(channel, room.name)}
          of={messages.ofFeed(channel, room.name)}
        />
        <Button size="s" kind="plain" disabled={disabled} onClick={() => askToRenew(exportUrl)}>
          {messages.renew} <span className="visually-hidden">{messages.ofFeed(channel, room.name)}</span>
        </Button>
      </div>
    </div>
  );
}

function paceOf({ channel, last_fetched_at, usual_minutes, is_late }: ExportUrl, now: number): string {
  if (!last_fetched_at) return is_late ? messages.neverCame(channel) : messages.neverFetched(channel);
  const minutes = minutesSince(last_fetched_at, now);
  return is_late
    ? messages.late(channel, minutes, usual_minutes)
    : messages.fetched(channel, minutes, usual_minutes);
}
