import { useId } from 'react';
import styles from './Auth.module.css';

/** Shows the sun over the Bay of Bengal, framed by an arch: shown after a success. */
export function Illustration() {
  const arch = useId();
  return (
    <svg viewBox="0 0 200 124" width="200" height="124" aria-hidden="true" className={styles.illustration}>
      <clipPath id={arch}>
        <path d="M0 124V96a100 96 0 0 1 200 0v28z" />
      </clipPath>
      <g clipPath={`url(#${arch})`}>
        <path d="M0 0h200v124H0z" className={styles.sky} />
        <circle cx="100" cy="82" r="58" className={styles.glow} />
        <circle cx="100" cy="82" r="27" className={styles.sun} />
        <path d="M0 82h200v42H0z" className={styles.water} />
        <path
          d="M76 88h48M84 95h32M92 102h16M14 92h28M158 92h30M30 102h26M142 103h34M8 113h40M70 113h58M150 114h44"
          className={styles.waves}
        />
        <path d="M138 82l5 7h22l6-7zM153 80V58l13 20z" className={styles.boat} />
      </g>
    </svg>
  );
}
