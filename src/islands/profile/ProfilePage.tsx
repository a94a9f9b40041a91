import { lazy, Suspense, useEffect } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { bookedAsGuest, loadingProfile, pleaseLogIn } from '#messages/account/profile.ts';
import * as buttons from '#messages/site/buttons.ts';
import { openProfile } from '#stores/account/profile.ts';
import { $profileEdit } from '#stores/account/profile-edit.ts';
import { $session } from '#stores/account/session.ts';
import '#islands/ui/feedback/toast-region.ts';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { BookingSections } from './BookingSections.tsx';
import styles from './Profile.module.css';
import { ProfileCard } from './ProfileCard.tsx';
import { WishlistSection } from './WishlistSection.tsx';

const ProfileDialog = lazy(async () => ({ default: (await import('./ProfileDialog.tsx')).ProfileDialog }));
/** This part is below everything else, so it loads last. */
const YourData = lazy(async () => ({ default: (await import('./YourData.tsx')).YourData }));

/** Shows the profile (spec section 2, "Profile"); visitors can log in and return here. */
export const ProfilePage = guarded(function ProfilePage() {
  const session = useValue($session);
  const { open } = useValue($profileEdit);
  useEffect(openProfile, []);

  if (session.state === 'unknown') return <Spinner label={loadingProfile} />;
  if (session.state === 'signed-out') return <SignedOut />;
  return (
    <div className={styles.page}>
      <ProfileCard />
      <BookingSections />
      <WishlistSection />
      <Suspense>
        <YourData />
      </Suspense>
      <Suspense>{open && <ProfileDialog />}</Suspense>
    </div>
  );
});

const open = (dialog: 'log-in' | 'sign-up') =>
  document.dispatchEvent(new CustomEvent('open-dialog', { detail: dialog }));

/** Asks a visitor to log in, which opens the profile. */
function SignedOut() {
  return (
    <div className={`card ${styles.signedOut}`}>
      <h2>{pleaseLogIn}</h2>
      <p>{bookedAsGuest}</p>
      <div className="row" data-gap="3">
        <Button onClick={() => open('log-in')}>{buttons.logIn}</Button>
        <Button kind="quiet" onClick={() => open('sign-up')}>
          {buttons.signUp}
        </Button>
      </div>
    </div>
  );
}
