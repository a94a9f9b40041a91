import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { openAuthDialog } from '#stores/account/auth-dialog.ts';
import { openSession } from '#stores/account/session.ts';
import '../ui/toast-region.ts';
import { AuthDialogs } from './AuthDialogs.tsx';

let mounted = false;

/** Mounts the auth dialogs, once per page. */
export function mountAuthDialogs(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(AuthDialogs));
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
