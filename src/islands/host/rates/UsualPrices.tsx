import * as messages from '#messages/host/rates.ts';
import { type NamedRoom, NO_PRICE, type PriceDraft } from '#stores/host/rates/rate-draft.ts';
import { changeRates, type ReadyRates } from '#stores/host/rates/rates.ts';
import { Chips } from './Chips.tsx';
import styles from './Rates.module.css';

export function UsualPrices({ page }: { page: ReadyRates }) {
  const { draft, rooms } = page;
  return (
    <section className={`panel stack ${styles.part}`} data-gap="4">
      <h2>{messages.usual}</h2>
      <p className={`soft ${styles.soft}`}>{messages.usualHint}</p>
      <Chips
        label={messages.weekendDays}
        choices={messages.DAYS}
        chosen={draft.weekend}
        onChange={(weekend) => changeRates({ weekend })}
      />
      <table className={`cells ${styles.prices}`} aria-label={messages.usual}>
        <thead>
          <tr>
            <th scope="col">{messages.room}</th>
            <th scope="col">{messages.weekday}</th>
            <th scope="col">{messages.weekend}</th>
            <th scope="col" title={messages.stayTitle}>
              {messages.stay}
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.id}>
              <th scope="row">{room.name}</th>
              <td data-label={messages.weekday}>
                <Price page={page} room={room} side="usual" label={messages.weekdayOf(room.name)} />
              </td>
              <td data-label={messages.weekend}>
                <Price page={page} room={room} side="weekend" label={messages.weekendOf(room.name)} />
              </td>
              <td data-short data-label={messages.stay}>
                <Price page={page} room={room} side="stay" label={messages.stayOf(room.name)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PriceProps {
  page: ReadyRates;
  room: NamedRoom;
  side: keyof PriceDraft;
  label: string;
}

function Price({ page, room, side, label }: PriceProps) {
  const { prices, minimumStay } = page.draft;
  const placeholders = { usual: '–', weekend: messages.sameAsWeekday, stay: minimumStay };
  const typed = prices[room.id] ?? NO_PRICE;
  const field = `rooms.${room.id}.${side}`;
  const problem = page.problems[field];
  const problemId = `${field}-problem`;
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder={placeholders[side]}
        value={typed[side]}
        onChange={({ target }) =>
          changeRates({ prices: { ...prices, [room.id]: { ...typed, [side]: target.value } } }, field)
        }
      />
      {problem && (
        <span id={problemId} className="field-error" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
