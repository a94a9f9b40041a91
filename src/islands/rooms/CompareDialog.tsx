import { langOf } from '#domain/language/shown-word.ts';
import { formatRupees } from '#domain/money/money.ts';
import { countAmenities } from '#domain/rooms/filter-choices.ts';
import { AIR_CONDITIONER, bookable, type FoundRoom } from '#domain/rooms/room.ts';
import { roomAddress, type Search } from '#domain/rooms/search.ts';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import { knownWord } from '#islands/ui/known-word.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import { acRoom, nonAcRoom } from '#messages/rooms/room-card.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { bookNow } from '#messages/site/buttons.ts';
import styles from './CompareDialog.module.css';

interface Props {
  rooms: readonly FoundRoom[];
  search: Search;
  isPast: boolean;
  onClose: () => void;
}

const FACTS: { label: string; of: (room: FoundRoom) => string }[] = [
  { label: messages.comparedFact.sleeps, of: ({ capacity }) => `${capacity}` },
  { label: messages.comparedFact.beds, of: ({ beds }) => beds },
  { label: messages.comparedFact.size, of: ({ room_size }) => room_size },
  { label: messages.comparedFact.floor, of: ({ floor }) => floor },
  { label: messages.airConditioning, of: ({ is_ac }) => (is_ac ? acRoom : nonAcRoom) },
  { label: messages.comparedFact.homestay, of: ({ homestay_name }) => homestay_name },
];

/** Shows two or three rooms side by side: prices, facts, and the amenities that not all of them have. */
export function CompareDialog({ rooms, search, isPast, onClose }: Props) {
  const differing = [...countAmenities(rooms)]
    .filter(([name, count]) => count < rooms.length && name !== AIR_CONDITIONER)
    .map(([name]) => name);
  const priceRow = (label: string, of: (room: FoundRoom) => number) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {rooms.map((room) => (
        <td key={room.id}>{of(room) > 0 ? <strong>{formatRupees(of(room))}</strong> : messages.unknown}</td>
      ))}
    </tr>
  );
  const row = (label: string, of: (room: FoundRoom) => string) => {
    const title = knownWord(label);
    return (
      <tr key={label}>
        <th scope="row" lang={title.lang}>
          {title.text}
        </th>
        {rooms.map((room) => {
          const { text, lang } = knownWord(of(room) || messages.unknown);
          return (
            <td key={room.id} lang={lang}>
              {text}
            </td>
          );
        })}
      </tr>
    );
  };
  return (
    <Dialog title={messages.comparison} onClose={onClose} size="wide" focusTitle>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone, by key, too */}
      <section className={styles.scroll} aria-label={messages.comparison} tabIndex={0}>
        <table className={styles.table} data-wide={rooms.length > 2 || undefined}>
          <thead>
            <tr>
              <td />
              {rooms.map((room) => (
                <th key={room.id} scope="col">
                  <Picture picture={room.images[0]} alt="" sizes="12rem" width={192} height={128} />
                  <a href={roomAddress(room.id, search)} lang={langOf(room.name)}>
                    {room.name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {priceRow(messages.comparedFact.price, (room) => room.final_price_per_day)}
            {priceRow(messages.comparedFact.total, (room) => room.final_price)}
            {FACTS.map(({ label, of }) => row(label, of))}
            {differing.map((name) =>
              row(name, ({ amenities }) => messages.hasAmenity(amenities.includes(name))),
            )}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {rooms.map((room) => (
                <td key={room.id}>
                  {bookable(room, isPast) === 'yes' && (
                    <a className="button" data-size="s" href={roomAddress(room.id, search)}>
                      {bookNow}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Dialog>
  );
}
