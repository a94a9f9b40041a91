import { RETENTION } from '#domain/content/retention.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { PasswordField } from '#islands/ui/form/PasswordField.tsx';
import * as messages from '#messages/account/account-data.ts';
import { type AccountEnd, deleteAccount, keepAccount } from '#stores/account/account-data.ts';

const FORM = 'delete-account';

/** Shows what is deleted and what is kept, before asking for the password. */
export function DeleteAccount({ end }: { end: AccountEnd }) {
  const isBusy = end.state === 'sending';
  const problem = end.state === 'asked' ? end.problem : undefined;
  return (
    <Dialog title={messages.deleteTitle} onClose={keepAccount} isBusy={isBusy}>
      {/* The focus starts here, because on a phone the password field would push this text out of view. */}
      <div className="prose" data-first-focus tabIndex={-1}>
        {messages.whatIsDeleted(RETENTION.invoice.keep.financialYears).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{messages.cannotUndo}</p>
      </div>
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void deleteAccount(String(new FormData(event.currentTarget).get('password')));
        }}
      >
        <PasswordField
          label={messages.yourPassword}
          name="password"
          autoComplete="current-password"
          hint={messages.forgotten}
          error={problem}
        />
      </form>
      <DialogActions>
        <Button kind="quiet" onClick={keepAccount} disabled={isBusy}>
          {messages.keepAccount}
        </Button>
        <Button type="submit" form={FORM} busy={isBusy}>
          {messages.deleteAccount}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
