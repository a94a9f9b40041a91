import styles from './Spinner.module.css';

/** Something is on its way; `label` says what, to everyone. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status" data-loading>
      <span aria-hidden="true" className={styles.wheel} />
      {label}
    </p>
  );
}
