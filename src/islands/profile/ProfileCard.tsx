import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/profile.ts';
import { $profile, loadProfile } from '#stores/account/profile.ts';
import { openProfileEdit } from '#stores/account/profile-edit.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Profile.module.css';
import { SectionFailed } from './SectionFailed.tsx';

export function ProfileCard() {
  const profile = useValue($profile);
  if (profile.state === 'loading') {
    return (
      <div className={`card row ${styles.head}`}>
        <Spinner label={messages.loadingProfile} />
      </div>
    );
  }
  if (profile.state === 'failed') return <SectionFailed message={profile.message} again={loadProfile} />;
  const { user } = profile;
  return (
    <div className={`card row ${styles.head}`}>
      <Avatar user={user} />
      <div className={styles.user}>
        <h2>{user.name || user.email}</h2>
        <p>{user.email}</p>
        <p>{user.phone || messages.NO_PHONE}</p>
      </div>
      <Button kind="quiet" onClick={openProfileEdit}>
        {messages.viewMore}
      </Button>
    </div>
  );
}
