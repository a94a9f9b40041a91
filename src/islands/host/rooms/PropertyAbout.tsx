import { coordinatesSwapped } from '#domain/rates/host-warnings.ts';
import { mapLink } from '#domain/rooms/map-link.ts';
import { readPosition } from '#domain/rooms/map-position.ts';
import { TextField } from '#islands/host/TextField.tsx';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/property.ts';
import type { TypedProperty } from '#stores/host/rooms/typed-property.ts';
import type { Problems } from '#stores/pattern/form.ts';
import styles from './Describe.module.css';
import { OtherLanguages, TranslatedFields } from './OtherLanguages.tsx';

export interface PartProps {
  typed: TypedProperty;
  problems: Problems;
  onChange: (change: Partial<TypedProperty>) => void;
}

export function PropertyAbout({ typed, problems, onChange }: PartProps) {
  return (
    <section className="panel stack" data-gap="4" id="house">
      <h2>{messages.about}</h2>
      <div className={styles.pair}>
        <TextField
          label={messages.name}
          error={problems.name}
          value={typed.name}
          maxLength={120}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={messages.type}
          hint={messages.typeHint}
          error={problems.type}
          value={typed.type}
          maxLength={120}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <TextField
        label={messages.address}
        hint={messages.addressHint}
        error={problems.address}
        value={typed.address}
        maxLength={300}
        onChange={(address) => onChange({ address })}
      />
      <OtherLanguages>
        <TranslatedFields
          label={messages.name}
          typed={typed.names}
          maxLength={120}
          onChange={(names) => onChange({ names })}
        />
        <TranslatedFields
          label={messages.address}
          typed={typed.addresses}
          maxLength={300}
          onChange={(addresses) => onChange({ addresses })}
        />
      </OtherLanguages>
      <TextField
        label={messages.position}
        hint={messages.positionHint}
        error={problems.location}
        value={typed.location}
        onChange={(location) => onChange({ location })}
      />
      <Position typed={typed} onChange={onChange} />
    </section>
  );
}

/**
 * Links to the position on a map. It warns if latitude and longitude seem to be swapped: only the swapped place is in
 * India.
 */
function Position({ typed, onChange }: Pick<PartProps, 'typed' | 'onChange'>) {
  const place = readPosition(typed.location);
  if (!place) return null;
  if (!coordinatesSwapped(place.lat, place.lng)) {
    return (
      <a className="start tap" href={mapLink(place)} target="_blank" rel="noreferrer">
        {messages.seeOnMap}
      </a>
    );
  }
  return (
    <div className={`notice row ${styles.warning}`} data-tone="warning" role="status">
      <p>{messages.swapped}</p>
      <Button kind="quiet" size="s" onClick={() => onChange({ location: `${place.lng}, ${place.lat}` })}>
        {messages.swap}
      </Button>
    </div>
  );
}
