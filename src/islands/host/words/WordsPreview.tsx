import { RULE_NAMES } from '#domain/content/house-rules.ts';
import * as messages from '#messages/host/words/words.ts';
import { ruleOf } from '#stores/host/words/typed-words.ts';
import type { WordsProps } from './WordFields.tsx';
import styles from './Words.module.css';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Shows the words as guests will read them. */
export function WordsPreview({ form: { typed } }: WordsProps) {
  const main = typed['colours.main'];
  const rules = RULE_NAMES.map((name) => ({ name, text: messages.ruleText(name, ruleOf(typed, name)) }));
  return (
    <section className={`panel stack ${styles.preview}`} data-gap="3">
      <h2>{messages.preview}</h2>
      {typed.tagline && (
        <p className={styles.band} style={COLOUR.test(main) ? { background: main } : undefined}>
          {typed.tagline}
        </p>
      )}
      {typed.story
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <Paragraph key={index} text={paragraph} />
        ))}
      {typed['host.name'] && typed['host.words'] && (
        <blockquote>
          <p>{typed['host.words']}</p>
          <footer className="soft">{typed['host.name']}</footer>
        </blockquote>
      )}
      <dl className={styles.rules}>
        {rules
          .filter(({ text }) => text !== '')
          .map(({ name, text }) => (
            <div key={name}>
              <dt>{messages.RULES[name].label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Text between two stars is bold, as on the site. */
function Paragraph({ text }: { text: string }) {
  const parts = text.split('**');
  return (
    <p>
      {parts.map((part, index) => {
        const isBold = index % 2 === 1 && index < parts.length - 1;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        return isBold ? <strong key={index}>{part}</strong> : <span key={index}>{part}</span>;
      })}
    </p>
  );
}
