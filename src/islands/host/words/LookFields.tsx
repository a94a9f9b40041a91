import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/words/words.ts';
import { $picture, type Picture, sendPicture, wordsEditor } from '#stores/host/words/words.ts';
import { type WordsProps, WordText } from './WordFields.tsx';
import styles from './Words.module.css';

const PARTS = ['main', 'accent'] as const;

/** The tokens with the colours that the site has now. */
const TOKENS = { main: '--ornament-sea', accent: '--ornament-accent' };

/** A colour input always has a colour. Until the host has chosen one, it is that of the site. */
const shownColour = (typed: string, part: (typeof PARTS)[number]) =>
  /^#[0-9a-f]{6}$/i.test(typed)
    ? typed
    : getComputedStyle(document.documentElement).getPropertyValue(TOKENS[part]).trim();

export function LookFields({ form }: WordsProps) {
  return (
    <>
      {PARTS.map((part) => (
        <div key={part} className={styles.colour}>
          <WordText
            form={form}
            field={`colours.${part}`}
            label={messages.COLOURS[part]}
            hint={messages.COLOUR_HINTS[part]}
            maxLength={7}
          />
          <input
            type="color"
            aria-label={messages.PALETTES[part]}
            value={shownColour(form.typed[`colours.${part}`], part)}
            onChange={({ target }) => wordsEditor.change({ [`colours.${part}`]: target.value })}
          />
        </div>
      ))}
      <PictureField form={form} kind="logo" field="logo" label={messages.logo} hint={messages.logoHint} />
    </>
  );
}

interface PictureProps extends WordsProps {
  kind: Picture;
  field: 'logo' | 'host.portrait';
  label: string;
  hint?: string;
}

export function PictureField({ form: { typed, problems }, kind, field, label, hint }: PictureProps) {
  const { sending, problems: unsent } = useValue($picture);
  return (
    <>
      <Field label={label} hint={hint} error={unsent[kind] ?? problems[field]}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            disabled={sending !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void sendPicture(kind, file);
              target.value = '';
            }}
          />
        )}
      </Field>
      {typed[field] && (
        <p className="row" data-gap="3">
          <span>{messages.HAS_PICTURE[kind]}</span>
          <Button kind="plain" size="s" onClick={() => wordsEditor.change({ [field]: '' })}>
            {messages.REMOVE_PICTURE[kind]}
          </Button>
        </p>
      )}
    </>
  );
}
