import styles from './Spinner.module.css';

/** Shows a progress indicator; `label` says what is loading, also to screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status" data-loading>
      <span aria-hidden="true" className={styles.wheel} />
      <span>{label}</span>
    </p>
  );
}
