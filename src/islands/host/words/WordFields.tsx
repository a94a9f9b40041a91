import { RULE_CHOICES, RULE_NAMES, type RuleName } from '#domain/content/house-rules.ts';
import { LONGEST } from '#domain/content/word-lengths.ts';
import { TextField } from '#islands/host/TextField.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/words/words.ts';
import type { TypedWords, WordField } from '#stores/host/words/typed-words.ts';
import { wordsEditor } from '#stores/host/words/words.ts';
import type { Editing } from '#stores/pattern/editor.ts';
import styles from './Words.module.css';

export interface WordsProps {
  form: Editing<TypedWords>;
}

interface TextProps extends WordsProps {
  field: WordField;
  label: string;
  hint?: string;
  maxLength?: number;
  type?: 'text' | 'tel' | 'email' | 'url';
  /** A text of several lines. */
  rows?: number;
}

const set = (field: WordField, value: string) => wordsEditor.change({ [field]: value });

export function WordText({ form: { typed, problems }, field, label, hint, rows, ...input }: TextProps) {
  const shared = { label, hint, error: problems[field] };
  if (!rows) {
    const onChange = (value: string) => set(field, value);
    return <TextField {...shared} {...input} value={typed[field]} onChange={onChange} />;
  }
  return (
    <Field {...shared}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={input.maxLength}
          value={typed[field]}
          onChange={({ target }) => set(field, target.value)}
        />
      )}
    </Field>
  );
}

/** The words that matter most; the setup asks for them, too. */
export function FirstWords({ form }: WordsProps) {
  return (
    <>
      <WordText
        form={form}
        field="tagline"
        label={messages.tagline}
        hint={messages.taglineHint}
        maxLength={LONGEST.tagline}
      />
      <WordText
        form={form}
        field="story"
        label={messages.story}
        hint={messages.storyHint}
        maxLength={LONGEST.story}
        rows={8}
      />
    </>
  );
}

export function HostWords({ form }: WordsProps) {
  return (
    <>
      <WordText form={form} field="host.name" label={messages.hostName} maxLength={LONGEST.name} />
      <WordText
        form={form}
        field="host.words"
        label={messages.aboutHost}
        hint={messages.aboutHostHint}
        maxLength={LONGEST.about}
        rows={3}
      />
    </>
  );
}

export function PhoneField({ form }: WordsProps) {
  return (
    <WordText
      form={form}
      field="phone"
      label={messages.phone}
      hint={messages.phoneHint}
      type="tel"
      maxLength={40}
    />
  );
}

export function RuleFields({ form }: WordsProps) {
  return RULE_NAMES.map((name) => <Rule key={name} form={form} name={name} />);
}

function Rule({ form, name }: WordsProps & { name: RuleName }) {
  const { typed, problems } = form;
  const texts: Readonly<Record<string, string>> = messages.RULES[name];
  return (
    <div className={styles.pair}>
      <Field
        label={messages.RULES[name].label}
        error={problems[`rules.${name}.choice`] ?? problems[`rules.${name}`]}
      >
        {(control) => (
          <select
            {...control}
            value={typed[`rules.${name}.choice`]}
            onChange={({ target }) => set(`rules.${name}.choice`, target.value)}
          >
            <option value="">{messages.notSaid}</option>
            {RULE_CHOICES[name].map((choice) => (
              <option key={choice} value={choice}>
                {texts[choice]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <WordText
        form={form}
        field={`rules.${name}.note`}
        label={messages.note}
        hint={messages.noteHint}
        maxLength={LONGEST.note}
      />
    </div>
  );
}
