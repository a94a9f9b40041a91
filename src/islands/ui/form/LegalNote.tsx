import type { ReactNode } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { PRIVACY, TERMS } from '#messages/site/legal.ts';

/** Shows what the guest agrees to by continuing. Opens in another tab, so that the form keeps its text. */
export function LegalNote({ agree }: { agree: (terms: ReactNode, privacy: ReactNode) => ReactNode }) {
  return (
    <small>
      {agree(
        <a key="terms" href={pagePath('/terms')} target="_blank" rel="noopener">
          {TERMS.title}
        </a>,
        <a key="privacy" href={pagePath('/privacy')} target="_blank" rel="noopener">
          {PRIVACY.title}
        </a>,
      )}
    </small>
  );
}
