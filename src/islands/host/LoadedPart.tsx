import type { ReactNode } from 'react';
import styles from '#islands/host/people/People.module.css';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import * as host from '#messages/host/desk.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface Props {
  /** Links to the part end with it. */
  id?: string;
  title: string;
  shown: { state: 'loading' } | { state: 'ready' } | { state: 'failed'; message: string };
  load: () => Promise<void>;
  children: ReactNode;
}

/** A part of the page with a heading. It is loaded separately and has its own error notice. */
export function LoadedPart({ id, title, shown, load, children }: Props) {
  return (
    <section id={id} className={`panel stack ${styles.part}`} data-gap="4" aria-label={title}>
      <h2>{title}</h2>
      {shown.state === 'loading' && <Spinner label={host.loading} />}
      {shown.state === 'failed' && <NotLoaded message={shown.message} load={load} />}
      {shown.state === 'ready' && children}
    </section>
  );
}
