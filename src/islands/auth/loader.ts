import { startSession } from '#stores/account/session-start.ts';
import { forgetVisitor } from '#stores/account/visitor.ts';

/**
 * On every page, and small: loads the auth dialogs when somebody asks for one, and the session's code when a session is
 * stored. Whoever wants a dialog dispatches `open-dialog` on the document, with `log-in` or `sign-up` as its detail.
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
    forgetVisitor();
  }
  location.assign('/');
});

void startSession();
