import { pagePath } from '#domain/language/page-path.ts';
import { startSession } from '#stores/account/session-start.ts';
import { forgetStoredUser } from '#stores/account/stored-user.ts';

/**
 * Loads the auth dialogs on the document event `open-dialog` (detail: `log-in` or `sign-up`), and the session's code if
 * a session is stored. It is small, because every page has it.
 */

document.addEventListener('open-dialog', async (event) => {
  if (!(event instanceof CustomEvent)) return;
  const dialogs = await import('./open.ts');
  if (event.detail === 'sign-up') dialogs.openSignUp();
  else dialogs.openLogIn();
});

document.addEventListener('sign-out', async () => {
  try {
    const session = await import('#stores/account/session.ts');
    await session.signOut();
  } catch (error) {
    console.error(error);
    forgetStoredUser();
  }
  location.assign(pagePath('/'));
});

void startSession();
