import type { ReactNode } from 'react';
import { LANGUAGE_TAGS, LANGUAGES, type Translations } from '#domain/language/language.ts';
import { TextField } from '#islands/host/TextField.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/describe.ts';
import styles from './Describe.module.css';

/** Folds the fields of other languages away, because many hosts write English only. */
export function OtherLanguages({ children }: { children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{messages.otherLanguages}</summary>
      <p className="soft">{messages.otherLanguagesHint}</p>
      {children}
    </details>
  );
}

interface Props {
  /** The label of the English field. */
  label: string;
  typed: Translations;
  maxLength: number;
  /** For a text of several lines. */
  rows?: number;
  onChange: (typed: Translations) => void;
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** A field for each other language. The limits are those of the English, so that no answer can refuse one. */
export function TranslatedFields({ label, typed, maxLength, rows, onChange }: Props) {
  return (
    <div className={`${styles.pair} ${styles.translated}`}>
      {OTHERS.map((language) => {
        const { [language]: value = '', ...others } = typed;
        // An empty text is no translation, as if nothing had ever been typed.
        const change = (text: string) => onChange(text === '' ? others : { ...others, [language]: text });
        const named = messages.inLanguage(label, language);
        const shared = { value, maxLength, lang: LANGUAGE_TAGS[language] };
        if (rows === undefined)
          return <TextField key={language} label={named} {...shared} onChange={change} />;
        return (
          <Field key={language} label={named}>
            {(control) => (
              <textarea
                {...control}
                {...shared}
                rows={rows}
                onChange={({ target }) => change(target.value)}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
