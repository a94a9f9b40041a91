import styles from './IconButton.module.css';

const ICONS = {
  heart:
    'M12 20s-7.5-4.6-9-9.3C1.9 7.2 4 4.5 7 4.5c2.1 0 3.9 1.3 5 3.2 1.1-1.9 2.9-3.2 5-3.2 3 0 5.1 2.7 4 6.2C19.5 15.4 12 20 12 20z',
  share:
    'M17 8.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM7 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM17 21.1a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM9.5 10.7l5-3M9.5 13.3l5 3',
};

interface Props {
  icon: keyof typeof ICONS;
  label: string;
  /** The id of the element it belongs to. */
  about: string;
  pressed?: boolean;
  onClick: () => void;
}

export function IconButton({ icon, label, about, pressed, onClick }: Props) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.button}`}
      aria-label={label}
      aria-describedby={about}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={ICONS[icon]} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
