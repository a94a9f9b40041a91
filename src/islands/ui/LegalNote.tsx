import { PRIVACY, TERMS, whatWeKeep } from '#messages/legal.ts';

/** What the guest agrees to by continuing. Opens in another tab, so that the form keeps its text. */
export function LegalNote({ agree }: { agree: string }) {
  return (
    <small>
      {agree}{' '}
      <a href="/terms" target="_blank" rel="noopener">
        {TERMS.title}
      </a>
      . {whatWeKeep}{' '}
      <a href="/privacy" target="_blank" rel="noopener">
        {PRIVACY.title}
      </a>
      .
    </small>
  );
}
