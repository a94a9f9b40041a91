import { PLAIN_VIEW, type ResultsView, readView } from '#domain/results.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms.ts';
import { $filterChoices, $matchingRooms } from '#stores/search/rooms.ts';
import { $view, changeView } from '#stores/search/search.ts';
import styles from './Toolbar.module.css';

const NO_CHOICES = { amenities: [], homestays: [], hasBothAc: false };

/** Sorting and filters of the results. Rendered from the start, so that the layout is stable. */
export function Toolbar({ disabled }: { disabled: boolean }) {
  const view = useValue($view, PLAIN_VIEW);
  const { amenities, homestays } = useValue($filterChoices, NO_CHOICES);
  const count = useValue($matchingRooms, []).length;
  const choose = (part: Partial<Record<'sort' | 'ac' | 'homestay', string>>) => {
    const { sort, ac, homestay } = readView(new URLSearchParams(part).toString());
    const changed: Partial<ResultsView> = {
      ...('sort' in part && { sort }),
      ...('ac' in part && { ac }),
      ...('homestay' in part && { homestay }),
    };
    changeView(changed);
  };
  const toggle = (name: string, on: boolean) =>
    changeView({ amenities: on ? [...view.amenities, name] : view.amenities.filter((one) => one !== name) });

  return (
    <div className={styles.toolbar}>
      <p className={styles.count} aria-hidden="true">
        {disabled ? '' : messages.found(count)}
      </p>
      <label className={`field ${styles.choice}`}>
        <span>{messages.sortBy}</span>
        <select
          disabled={disabled}
          value={view.sort}
          onChange={(event) => choose({ sort: event.target.value })}
        >
          <option value="recommended">{messages.recommended}</option>
          <option value="price-low">{messages.priceLow}</option>
          <option value="price-high">{messages.priceHigh}</option>
        </select>
      </label>
      <label className={`field ${styles.choice}`}>
        <span>{messages.airConditioning}</span>
        <select disabled={disabled} value={view.ac} onChange={(event) => choose({ ac: event.target.value })}>
          <option value="any">{messages.any}</option>
          <option value="ac">{messages.withAc}</option>
          <option value="non-ac">{messages.withoutAc}</option>
        </select>
      </label>
      <label className={`field ${styles.choice}`}>
        <span>{messages.homestays}</span>
        <select
          disabled={disabled}
          value={view.homestay ?? ''}
          onChange={(event) => choose({ homestay: event.target.value })}
        >
          <option value="">{messages.any}</option>
          {homestays.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details className={styles.amenities} inert={disabled}>
        <summary>
          {messages.amenities}
          {view.amenities.length > 0 && ` (${view.amenities.length})`}
        </summary>
        <fieldset className="card" disabled={disabled}>
          <legend className="visually-hidden">{messages.amenities}</legend>
          {amenities.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={view.amenities.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  );
}
