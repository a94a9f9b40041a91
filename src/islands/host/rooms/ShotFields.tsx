import pills from '#islands/host/Pills.module.css';
import { Field } from '#islands/ui/form/Field.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import * as messages from '#messages/host/photos.ts';
import type { PhotoOwner } from '#stores/host/rooms/photos.ts';

interface Props {
  kind: PhotoOwner['kind'];
  tag: string;
  alt: string;
  isBusy?: boolean;
  onChange: (words: { tag?: string; alt?: string }) => void;
}

export function ShotFields({ kind, tag, alt, isBusy = false, onChange }: Props) {
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
      <RadioGroup
        legend={messages.shows}
        hidesLegend
        choices={Object.fromEntries(messages.TAGS[kind].map((one) => [one, one]))}
        chosen={tag}
        onChange={(one) => onChange({ tag: one })}
        disabled={isBusy}
        layout="row"
        className={pills.pills}
        isSmall
      />
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
