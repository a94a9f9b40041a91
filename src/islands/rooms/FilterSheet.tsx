import type { ReactNode } from 'react';
import type { ShownWord } from '#domain/language/shown-word.ts';
import { countChoices, SORTS } from '#domain/rooms/results.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { knownWord } from '#islands/ui/known-word.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { $filterChoices, $matchingRooms } from '#stores/search/rooms.ts';
import { $view, changeView, clearFilters } from '#stores/search/search.ts';
import styles from './FilterSheet.module.css';

const NO_CHOICES = { amenities: [], needs: [], homestays: [], hasBothAc: false };

const AIR_CONDITIONING = [
  ['any', messages.any],
  ['ac', messages.withAc],
  ['non-ac', messages.withoutAc],
] as const;

/** Shows sorting and all filters. The results change with each choice. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const view = useValue($view);
  const { amenities, needs, homestays } = useValue($filterChoices, NO_CHOICES);
  const count = useValue($matchingRooms, []).length;

  return (
    <Dialog title={messages.sortAndFilter} onClose={onClose} size="sheet">
      <Choice title={messages.sortBy}>
        {SORTS.map((sort) => (
          <Option key={sort} name="sort" checked={view.sort === sort} onChoose={() => changeView({ sort })}>
            {messages.SORTS[sort]}
          </Option>
        ))}
      </Choice>
      <Choice title={messages.airConditioning}>
        {AIR_CONDITIONING.map(([ac, label]) => (
          <Option key={ac} name="ac" checked={view.ac === ac} onChoose={() => changeView({ ac })}>
            {label}
          </Option>
        ))}
      </Choice>
      {homestays.length > 1 && (
        <Choice title={messages.homestays}>
          {[{ id: undefined, name: messages.any }, ...homestays].map(({ id, name }) => (
            <Option
              key={name}
              name="homestay"
              checked={view.homestay === id}
              onChoose={() => changeView({ homestay: id })}
            >
              {name}
            </Option>
          ))}
        </Choice>
      )}
      {needs.length > 0 && (
        <Choice title={messages.elders}>
          {needs.map((need) => (
            <Option
              key={need}
              checked={view.needs.includes(need)}
              onChoose={(isOn) => changeView({ needs: withOne(view.needs, need, isOn) })}
            >
              {messages.NEEDS[need]}
            </Option>
          ))}
        </Choice>
      )}
      <Choice title={messages.amenities}>
        {amenities.map((name) => (
          <Option
            key={name}
            checked={view.amenities.includes(name)}
            onChoose={(isOn) => changeView({ amenities: withOne(view.amenities, name, isOn) })}
          >
            {knownWord(name)}
          </Option>
        ))}
      </Choice>
      <p className="visually-hidden" role="status">
        {messages.found(count)}
      </p>
      <DialogActions>
        <Button kind="plain" disabled={countChoices(view) === 0} onClick={clearFilters}>
          {messages.clearFilters}
        </Button>
        <Button onClick={onClose}>{messages.showRooms(count)}</Button>
      </DialogActions>
    </Dialog>
  );
}

function withOne<Name>(chosen: readonly Name[], name: Name, isOn: boolean): readonly Name[] {
  return isOn ? [...chosen, name] : chosen.filter((one) => one !== name);
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`row ${styles.choice}`}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  /** Only one of several options with the same name can be chosen; one without a name is independent. */
  name?: string;
  checked: boolean;
  onChoose: (isOn: boolean) => void;
  children: string | ShownWord;
}

function Option({ name, checked, onChoose, children }: OptionProps) {
  const { text, lang } = typeof children === 'string' ? { text: children, lang: undefined } : children;
  return (
    <label className={styles.option}>
      <input
        type={name ? 'radio' : 'checkbox'}
        name={name}
        checked={checked}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span lang={lang}>{text}</span>
    </label>
  );
}
