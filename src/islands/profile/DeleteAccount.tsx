import { RETENTION } from '#domain/retention.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { PasswordField } from '#islands/ui/PasswordField.tsx';
import * as messages from '#messages/account-data.ts';
import { type AccountEnd, deleteAccount, keepAccount } from '#stores/account/account-data.ts';

const FORM = 'delete-account';

/** Says what goes and what stays before the password is asked for. */
export function DeleteAccount({ end }: { end: AccountEnd }) {
  const isBusy = end.state === 'sending';
  const problem = end.state === 'asked' ? end.problem : undefined;
  return (
    <Dialog title={messages.deleteTitle} onClose={keepAccount} isBusy={isBusy}>
      {/* To be read before the password is typed: on a phone its field would push this out of sight. */}
      <div className="prose" data-first-focus tabIndex={-1}>
        {messages.whatGoes(RETENTION.invoice.keep.financialYears).map((sentence) => (
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
