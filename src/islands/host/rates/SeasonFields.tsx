import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/rates.ts';
import type { ChangeKind, SeasonDraft } from '#stores/host/rates/rate-draft.ts';
import type { ReadyRates } from '#stores/host/rates/rates.ts';
import { changeSeason, removeSeason } from '#stores/host/rates/seasons.ts';
import { Chips } from './Chips.tsx';
import styles from './SeasonCard.module.css';

type Text = 'name' | 'from' | 'to' | 'value' | 'minimumStay';

export function SeasonFields({ season, page }: { season: SeasonDraft; page: ReadyRates }) {
  const { key, change } = season;
  const text = (side: Text, label: string, more: React.ComponentProps<'input'> = {}) => (
    <Field label={label} error={page.problems[`seasons.${key}.${side}`]}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          {...more}
          value={season[side]}
          onChange={({ target }) => changeSeason(key, { [side]: target.value })}
        />
      )}
    </Field>
  );
  const number = { inputMode: 'numeric', maxLength: 12 } as const;
  return (
    <div className={`stack ${styles.fields}`}>
      {text('name', messages.name, { maxLength: 80 })}
      <div className={styles.pair}>
        {text('from', messages.firstNight, { type: 'date' })}
        {text('to', messages.lastNight, { type: 'date', min: season.from })}
      </div>
      <div className={styles.pair}>
        <Field label={messages.change}>
          {(control) => (
            <select
              {...control}
              value={change}
              onChange={({ target }) => changeSeason(key, { change: target.value as ChangeKind })}
            >
              {Object.entries(messages.CHANGES).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {change !== 'usual' && text('value', change === 'price' ? messages.price : messages.percent, number)}
        {text('minimumStay', messages.seasonStay, { ...number, placeholder: messages.asUsual })}
      </div>
      <Chips
        label={messages.nightsOfWeek}
        hint={messages.everyNight}
        choices={messages.DAYS}
        chosen={season.weekdays}
        onChange={(weekdays) => changeSeason(key, { weekdays })}
      />
      <Chips
        label={messages.rooms}
        hint={messages.everyRoom}
        choices={page.rooms.map(({ id, name }) => [id, name] as const)}
        chosen={season.roomIds}
        onChange={(roomIds) => changeSeason(key, { roomIds })}
      />
      <Button kind="plain" size="s" className={styles.remove} onClick={() => removeSeason(key)}>
        {messages.removeSeason}
      </Button>
    </div>
  );
}
