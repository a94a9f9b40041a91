import { knownWord } from '#islands/ui/known-word.ts';
import styles from './FactList.module.css';

interface Props {
  /** Each icon is the name of a drawing in public/illustrations/facts.svg; texts may be the host's words. */
  facts: readonly (readonly [icon: string, text: string])[];
  /** True for facts of several words, which need wider columns. */
  wide?: boolean;
}

export function FactList({ facts, wide }: Props) {
  return (
    <ul className={`list ${styles.facts}`} data-wide={wide}>
      {facts.map(([icon, fact]) => {
        const { text, lang } = knownWord(fact);
        return (
          <li key={fact}>
            <svg width="22" height="22" aria-hidden="true">
              <use href={`/illustrations/facts.svg#${icon}`} />
            </svg>
            <span lang={lang}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
