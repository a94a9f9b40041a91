import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/people.ts';
import { $host } from '#stores/host/session.ts';
import { Alerts } from './Alerts.tsx';
import { DownloadBackup } from './DownloadBackup.tsx';
import { InvitePerson } from './InvitePerson.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import styles from './People.module.css';
import { PeopleList } from './PeopleList.tsx';

export const People = guarded(function People() {
  return (
    <HostGate>
      <h1 className={styles.title}>{messages.TITLE}</h1>
      <Parts />
    </HostGate>
  );
});

function Parts() {
  const host = useValue($host);
  if (host.state !== 'ready') return null;
  const { user, properties, may_back_up } = host.host;
  const isOwner = user.role === 'owner';
  const owned = properties.filter(({ role }) => role === 'owner');
  return (
    <div className={`stack ${styles.page}`} data-gap="4">
      <div className="stack" data-gap="4">
        {isOwner ? (
          <>
            <PeopleList ownId={user.id} />
            <InvitePerson homestays={owned} />
          </>
        ) : (
          <p className="notice">{messages.ownersOnly}</p>
        )}
        <OwnSessions />
      </div>
      <div className="stack" data-gap="4">
        <Alerts />
        <OwnPasskeys />
        {may_back_up && <DownloadBackup />}
      </div>
    </div>
  );
}
