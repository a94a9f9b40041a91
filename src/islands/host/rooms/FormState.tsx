import type { ReactNode } from 'react';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { GONE } from '#messages/host/describe.ts';
import * as host from '#messages/host/desk.ts';
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

/** Shows the form once it is loaded; until then a spinner or an error notice. */
export function FormState({ form, load, children }: Props) {
  switch (form.state) {
    case 'loading':
      return <Spinner label={host.loading} />;
    case 'missing':
      return <h1 className={styles.title}>{GONE}</h1>;
    case 'failed':
      return <NotLoaded message={form.message} load={load} />;
    case 'ready':
      return children;
  }
}
