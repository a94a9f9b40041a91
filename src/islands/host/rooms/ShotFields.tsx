import { useId } from 'react';
import pills from '#islands/host/Pills.module.css';
import { Field } from '#islands/ui/Field.tsx';
import * as messages from '#messages/host/photos.ts';
import type { PhotoOwner } from '#stores/host/rooms/photos.ts';

interface Props {
  kind: PhotoOwner['kind'];
  tag: string;
  alt: string;
  isBusy?: boolean;
  onChange: (words: { tag?: string; alt?: string }) => void;
}

/** What a photo shows: a word, which can be pressed or typed, and a sentence. */
export function ShotFields({ kind, tag, alt, isBusy = false, onChange }: Props) {
  const name = useId();
  return (
    <>
      <Field label={messages.shows}>
        {(control) => (
          <input
            {...control}
            value={tag}
            maxLength={60}
            readOnly={isBusy}
            autoComplete="off"
            onChange={({ target }) => onChange({ tag: target.value })}
          />
        )}
      </Field>
      <fieldset className={`row ${pills.pills}`} data-small disabled={isBusy}>
        <legend className="visually-hidden">{messages.shows}</legend>
        {messages.TAGS[kind].map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={tag === one} onChange={() => onChange({ tag: one })} />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
      <Field label={messages.alt} hint={messages.altHint}>
        {(control) => (
          <input
            {...control}
            value={alt}
            maxLength={200}
            readOnly={isBusy}
            autoComplete="off"
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        )}
      </Field>
    </>
  );
}
