import choices from '#islands/host/Choices.module.css';
import * as messages from '#messages/host/channels.ts';
import type { AllChannels } from '#stores/host/channels/channels.ts';
import { type WhenSilent as Choice, chooseWhenSilent } from '#stores/host/channels/when-silent.ts';
import styles from './Channels.module.css';

type Property = AllChannels['properties'][number];

/** What happens to a request while a site does not answer; saved as it is chosen. */
export function WhenSilent({ properties, disabled }: { properties: readonly Property[]; disabled: boolean }) {
  return (
    <section className={`stack ${styles.silent}`} aria-label={messages.silent}>
      <h2>{messages.silent}</h2>
      <p className="soft">{messages.silentHint}</p>
      <div className={`stack ${styles.choices}`}>
        {properties.map((property) => (
          <Choices
            key={property.id}
            property={property}
            disabled={disabled}
            isOne={properties.length === 1}
          />
        ))}
      </div>
    </section>
  );
}

function Choices({ property, disabled, isOne }: { property: Property; disabled: boolean; isOne: boolean }) {
  const { id, name, when_silent } = property;
  return (
    <fieldset className={`stack ${choices.list}`} data-gap="2" disabled={disabled}>
      <legend className={isOne ? 'visually-hidden' : undefined}>{name}</legend>
      {Object.entries(messages.WHEN_SILENT).map(([value, choice]) => (
        <label key={value}>
          <input
            type="radio"
            name={`when-silent-${id}`}
            checked={when_silent === value}
            onChange={() => chooseWhenSilent(id, value as Choice, when_silent)}
          />
          <span className={styles.choice}>
            <strong>{choice.name}</strong>
            <small className="soft">{choice.means}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
