import { PRIVACY, TERMS, whatWeKeep } from '#messages/legal.ts';

/** What somebody agrees to by going on. Opens beside the form, which keeps what was typed. */
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
