import { useEffect } from 'react';
import { MINUTE } from '#domain/dates/duration.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { showTabCount } from '#islands/host/tab-count.ts';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/channels.ts';
import * as host from '#messages/host/desk.ts';
import * as day from '#messages/host/today.ts';
import {
  $channels,
  type AllChannels,
  followChannels,
  loadChannels,
  openConflicts,
} from '#stores/host/channels/channels.ts';
import { ChannelQuestion } from './ChannelQuestion.tsx';
import { ChannelRooms } from './ChannelRooms.tsx';
import styles from './Channels.module.css';
import { Conflicts, SettledConflicts } from './Conflicts.tsx';
import { ConnectSite } from './ConnectSite.tsx';
import { SettleConflict } from './SettleConflict.tsx';
import { SoldOnce } from './SoldOnce.tsx';
import { WhenSilent } from './WhenSilent.tsx';

export const Channels = guarded(function Channels() {
  return (
    <HostGate>
      <h1 className={styles.title}>{messages.TITLE}</h1>
      <Shown />
    </HostGate>
  );
});

function Shown() {
  const shown = useValue($channels);
  useEffect(() => void followChannels(), []);
  useKeptFocus(shown);
  const open = shown.state === 'ready' ? openConflicts(shown.channels).length : 0;
  useEffect(() => showTabCount(pagePath('/host/channels'), open), [open]);
  switch (shown.state) {
    case 'loading':
      return <Spinner label={host.loading} />;
    case 'failed':
      return <NotLoaded message={shown.message} load={loadChannels} />;
    case 'ready':
      return (
        <div className="stack" data-gap="5">
          <div role="status" className={styles.status}>
            {shown.isOffline && <Offline seenAt={shown.seenAt} />}
          </div>
          <Parts channels={shown.channels} now={shown.seenAt} isOffline={shown.isOffline} />
        </div>
      );
  }
}

function Offline({ seenAt }: { seenAt: number }) {
  const minutes = Math.floor(Math.max(0, Date.now() - seenAt) / MINUTE);
  return (
    <p className="notice" data-tone="warning">
      <strong>{host.offline}</strong>
      <span>{` · ${day.seen(day.age(minutes))} ${host.noNetwork}`}</span>
    </p>
  );
}

interface Props {
  channels: AllChannels;
  now: number;
  isOffline: boolean;
}

function Parts({ channels, now, isOffline }: Props) {
  const isConnected = channels.feeds.length > 0 || channels.export_urls.length > 0;
  return (
    <>
      <Conflicts conflicts={openConflicts(channels)} disabled={isOffline} />
      {!isConnected && <SoldOnce />}
      <ChannelRooms channels={channels} now={now} disabled={isOffline} />
      {channels.properties.length > 0 && <WhenSilent properties={channels.properties} disabled={isOffline} />}
      <SettledConflicts conflicts={channels.conflicts} />
      {isConnected && <p className={`soft ${styles.limits}`}>{messages.limits}</p>}
      <ConnectSite />
      <SettleConflict />
      <ChannelQuestion rooms={channels.rooms} />
    </>
  );
}
