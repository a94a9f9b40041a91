import type { ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import * as host from '#messages/host.ts';
import { GONE } from '#messages/host-describe.ts';
import styles from './Describe.module.css';

interface Props {
  form:
    | { state: 'loading' }
    | { state: 'missing' }
    | { state: 'failed'; message: string }
    | { state: 'ready' };
  load: () => Promise<void>;
  children: ReactNode;
}

/** What is shown until a form is loaded, and if it can't be. */
export function FormState({ form, load, children }: Props) {
  switch (form.state) {
    case 'loading':
      return <Spinner label={host.loading} />;
    case 'missing':
      return <h1 className={styles.title}>{GONE}</h1>;
    case 'failed':
      return (
        <div className="notice" data-tone="danger" role="alert">
          <p>{form.message}</p>
          <Button size="s" onClick={() => void load()}>
            {host.tryAgain}
          </Button>
        </div>
      );
    case 'ready':
      return children;
  }
}
