import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { title } from '#messages/account/profile.ts';
import { saveChanges } from '#messages/account/profile-dialog.ts';
import { cancel } from '#messages/site/buttons.ts';
import { $profile } from '#stores/account/profile.ts';
import { $profileEdit, closeProfileEdit, saveDetails } from '#stores/account/profile-edit.ts';
import { DetailFields } from './DetailFields.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PictureField } from './PictureField.tsx';
import styles from './ProfileDialog.module.css';

const DETAILS = 'profile-details';

/** Shows the dialog of View more: picture, details and password, each with its own messages. */
export function ProfileDialog() {
  const profile = useValue($profile);
  const { open, saving, problems } = useValue($profileEdit);
  if (!open || profile.state !== 'ready') return null;
  const { user } = profile;
  return (
    <Dialog title={title} size="wide" onClose={closeProfileEdit}>
      <PictureField user={user} busy={saving === 'picture'} problem={problems.picture} />
      <form
        id={DETAILS}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const text = (name: string) => String(typed.get(name)).trim();
          void saveDetails({ name: text('name'), phone: text('phone'), address: text('address') });
        }}
      >
        <DetailFields user={user} />
      </form>
      <PasswordForm email={user.email} busy={saving === 'password'} problem={problems.password} />
      {problems.details && (
        <p className="notice" data-tone="danger" role="alert">
          {problems.details}
        </p>
      )}
      <DialogActions>
        <Button kind="quiet" onClick={closeProfileEdit}>
          {cancel}
        </Button>
        <Button type="submit" form={DETAILS} busy={saving === 'details'}>
          {saveChanges}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
