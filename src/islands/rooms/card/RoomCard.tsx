import { formatDate } from '#domain/dates/calendar.ts';
import { langOf } from '#domain/language/shown-word.ts';
import { formatRupees } from '#domain/money/money.ts';
import { partyFit } from '#domain/party/capacity.ts';
import { rarestFirst } from '#domain/rooms/filter-choices.ts';
import { PAGE_SIZE } from '#domain/rooms/results.ts';
import { bookable, type FoundRoom } from '#domain/rooms/room.ts';
import { roomAddress, type Search } from '#domain/rooms/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import { HomestayName } from '#islands/ui/HomestayName.tsx';
import { knownWord } from '#islands/ui/known-word.ts';
import { Rating } from '#islands/ui/Rating.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { fitNotice, groupOf } from '#messages/booking/party.ts';
import * as card from '#messages/rooms/room-card.ts';
import * as messages from '#messages/rooms/rooms.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $amenityCounts } from '#stores/search/rooms.ts';
import { CardPicture } from './CardPicture.tsx';
import { CardTools } from './CardTools.tsx';
import styles from './RoomCard.module.css';
import { RoomPrice } from './RoomPrice.tsx';

interface Props {
  room: FoundRoom;
  search: Search;
  isPast: boolean;
  index: number;
  /** True if no room takes the party alone, which is said once, above the cards. */
  isLargeParty: boolean;
  /** The ids of the homestays that have a page. */
  homestays: readonly number[];
}

const SHOWN_AMENITIES = 3;
const NO_COUNTS: ReadonlyMap<string, number> = new Map();

const titleOf = ({ id }: Pick<FoundRoom, 'id'>) => `room-${id}`;

/** Focuses the title of a card. Returns false if the card is not rendered yet. */
export function focusCard(room: Pick<FoundRoom, 'id'>): boolean {
  const link = document.getElementById(titleOf(room))?.querySelector('a');
  link?.focus();
  return Boolean(link);
}

export function RoomCard({ room, search, isPast, index, isLargeParty, homestays }: Props) {
  const state = bookable(room, isPast);
  const address = roomAddress(room.id, search);
  const fit = partyFit(search, [room]);
  const title = titleOf(room);
  const facts = [room.beds, room.room_size.replaceAll(' ', '\u00a0'), room.floor].filter(Boolean);
  const amenities = rarestFirst(room.amenities, useValue($amenityCounts, NO_COUNTS));
  const hidden = room.amenities.length - SHOWN_AMENITIES;
  return (
    <article className={styles.card} data-far={index >= PAGE_SIZE || undefined} aria-labelledby={title}>
      <div className={styles.picture}>
        <CardPicture picture={room.images[0]} index={index} />
        <CardTools room={room} search={search} about={title} />
      </div>
      <div className={styles.body}>
        <h2 id={title} className={styles.name}>
          <a href={address} lang={langOf(room.name)}>
            {room.name}
          </a>
        </h2>
        <p className={styles.facts}>
          <span>{card.sleeps(room.capacity)}</span>
          <span>
            <HomestayName id={room.property_id} name={room.homestay_name} withPage={homestays} />
          </span>
        </p>
        {room.rating && (
          <p>
            <Rating rating={room.rating} />
          </p>
        )}
        {facts.length > 0 && (
          <p className={styles.facts}>
            {facts.map((fact) => {
              const { text, lang } = knownWord(fact);
              return (
                <span key={fact} lang={lang}>
                  {text}
                </span>
              );
            })}
          </p>
        )}
        {state === 'yes' && (fit.fit === 'extra-beds' || (fit.fit === 'more-rooms' && !isLargeParty)) && (
          <p className={styles.fit}>
            {fitNotice(
              fit,
              groupOf(search),
              room.extra_bed_price > 0 ? formatRupees(room.extra_bed_price) : 0,
            )}
          </p>
        )}
        <ul className={`row list ${styles.chips}`}>
          {amenities.slice(0, SHOWN_AMENITIES).map((name) => {
            const { text, lang } = knownWord(name);
            return (
              <li key={name} className="chip" lang={lang}>
                {text}
              </li>
            );
          })}
          {hidden > 0 && <li className={styles.more}>{card.moreAmenities(hidden)}</li>}
        </ul>
        <div className={`row between ${styles.end}`}>
          <RoomPrice room={room} month={formatDate(search.checkIn, 'month-year')} isPast={isPast} />
          {state === 'yes' ? (
            <a className="button" href={address} aria-describedby={title}>
              {buttons.bookNow}
            </a>
          ) : (
            <Button disabled>
              {state === 'refused' ? messages.notAvailable : messages.bookingUnavailable}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
