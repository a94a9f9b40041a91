import styles from './FactList.module.css';

interface Props {
  /** Each icon is the name of a drawing in public/illustrations/facts.svg. */
  facts: readonly (readonly [icon: string, text: string])[];
  /** True for facts of several words, which need wider columns. */
  wide?: boolean;
}

export function FactList({ facts, wide }: Props) {
  return (
    <ul className={`list ${styles.facts}`} data-wide={wide}>
      {facts.map(([icon, text]) => (
        <li key={text}>
          <svg width="22" height="22" aria-hidden="true">
            <use href={`/illustrations/facts.svg#${icon}`} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
