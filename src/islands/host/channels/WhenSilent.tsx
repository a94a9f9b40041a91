import choices from '#islands/host/Choices.module.css';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import * as messages from '#messages/host/channels.ts';
import type { AllChannels } from '#stores/host/channels/channels.ts';
import { chooseWhenSilent } from '#stores/host/channels/when-silent.ts';
import styles from './Channels.module.css';

type Property = AllChannels['properties'][number];

/** The host chooses what happens to requests while a site does not answer. */
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
    <RadioGroup
      legend={name}
      hidesLegend={isOne}
      choices={messages.WHEN_SILENT}
      chosen={when_silent}
      onChange={(chosen) => chooseWhenSilent(id, chosen, when_silent)}
      disabled={disabled}
      className={choices.list}
    />
  );
}
