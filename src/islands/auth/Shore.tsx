import styles from './Auth.module.css';

/** The sun over the Bay of Bengal, for moments when something is done. */
export function Shore() {
  return (
    <svg viewBox="0 0 240 84" width="240" height="84" aria-hidden="true" className={styles.shore}>
      <circle cx="120" cy="54" r="26" className={styles.sun} />
      <g className={styles.rays}>
        <path d="M120 8v10M82 20l6 8M158 20l-6 8M60 46l10 4M180 46l-10 4" />
      </g>
      <path d="M0 54h240v30H0z" className={styles.water} />
      <g className={styles.waves}>
        <path d="M8 62q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" />
        <path d="M24 73q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" />
      </g>
    </svg>
  );
}
