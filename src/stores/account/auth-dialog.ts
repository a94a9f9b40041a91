import { atom } from 'nanostores';
import { EMAIL_NEEDED } from '#messages/account/account.ts';
import { emailSentence } from '#stores/browser/email-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';

export type AuthStep = 'email' | 'password' | 'welcome' | 'sign-up' | 'signed-up' | 'set-password';

/** A sentence in the dialog. With `resend`, the dialog offers a new verification mail. */
export interface Notice {
  tone: 'danger' | 'success' | 'warning';
  text: string;
  resend?: true;
  signUp?: true;
  /** The sentence is about the typed email and stands beside it. */
  ofEmail?: boolean | undefined;
}

/** The state of the auth dialogs (spec section 4, "Login dialog" and "Sign up"). */
export interface AuthDialog {
  step: AuthStep | 'closed';
  /** The e-mail as typed, which all steps and both dialogs share. */
  email: string;
  busy: boolean;
  notice?: Notice | undefined;
  userId?: number;
  /** The path of the next page after signing in; without it the page stays. */
  next?: string;
}

export const CLOSED: AuthDialog = { step: 'closed', email: '', busy: false };
export const $authDialog = atom<AuthDialog>(CLOSED);

/** Each opening of the dialog makes earlier answers stale. */
const latest = createLatest();

/** Opens a dialog from its beginning: Log In at its e-mail step. */
export function openAuthDialog(step: AuthStep, given: Partial<AuthDialog> = {}): void {
  latest.begin();
  $authDialog.set({ ...CLOSED, ...given, step });
}

export function closeAuthDialog(): void {
  latest.end();
  $authDialog.set(CLOSED);
}

export function changeAuthDialog(part: Partial<AuthDialog>): void {
  $authDialog.set({ ...$authDialog.get(), ...part });
}

export function typeEmail(email: string): void {
  changeAuthDialog({ email });
}

/** Opens another step: it keeps what was typed, and drops the notice. */
export function goToAuthStep(step: AuthStep): void {
  changeAuthDialog({ step, notice: undefined, busy: false });
}

/** Returns the typed email, or undefined after saying what is wrong with it. */
export function readEmail(missing = EMAIL_NEEDED): string | undefined {
  const { email } = $authDialog.get();
  const text = emailSentence(email, missing);
  if (!text) return email.trim();
  changeAuthDialog({ notice: { tone: 'danger', text, ofEmail: true } });
  return undefined;
}

/** Says what is wrong without a call of the server. */
export function warn(text: string): void {
  changeAuthDialog({ notice: { tone: 'danger', text } });
}

/**
 * Runs one action of the dialog at a time. It removes the old sentence and shows the result, unless the dialog was
 * closed or opened again meanwhile. `explain` turns a failure into the sentence to show.
 */
export async function attempt(
  action: () => Promise<Partial<AuthDialog>>,
  explain: (error: unknown) => Notice | string,
): Promise<void> {
  if ($authDialog.get().busy) return;
  const signal = latest.current();
  changeAuthDialog({ busy: true, notice: undefined });
  const next = await action().catch((error: unknown): Partial<AuthDialog> => {
    const said = explain(error);
    return { notice: typeof said === 'string' ? { tone: 'danger', text: said } : said };
  });
  if (!signal.aborted) changeAuthDialog({ busy: false, ...next });
}
