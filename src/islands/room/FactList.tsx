import { knownWord } from '#islands/ui/known-word.ts';
import styles from './FactList.module.css';

/** The icon is the name of a drawing in public/illustrations/facts.svg. */
type Fact = readonly [icon: string, text: string, lang?: 'en' | undefined];

/** Returns a fact in the host's words. */
export function hostFact(icon: string, word: string): Fact {
  const { text, lang } = knownWord(word);
  return [icon, text, lang];
}

interface Props {
  facts: readonly Fact[];
  /** True for facts of several words, which need wider columns. */
  wide?: boolean;
}

export function FactList({ facts, wide }: Props) {
  return (
    <ul className={`list ${styles.facts}`} data-wide={wide}>
      {facts.map(([icon, text, lang]) => (
        <li key={text}>
          <svg width="22" height="22" aria-hidden="true">
            <use href={`/illustrations/facts.svg#${icon}`} />
          </svg>
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
