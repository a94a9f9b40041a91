import { openAuthDialog } from '#stores/account/auth-dialog.ts';
import { openSession } from '#stores/account/session.ts';
import '#islands/ui/feedback/toast-region.ts';
import { renderDialog } from '#islands/ui/dialog/render-dialog.ts';
import { AuthDialogs } from './AuthDialogs.tsx';

let mounted = false;

/** Mounts the auth dialogs, once per page. */
export function mountAuthDialogs(): void {
  if (mounted) return;
  mounted = true;
  renderDialog(AuthDialogs);
  void openSession();
}

export function openLogIn(): void {
  mountAuthDialogs();
  openAuthDialog('email');
}

export function openSignUp(): void {
  mountAuthDialogs();
  openAuthDialog('sign-up');
}
