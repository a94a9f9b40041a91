import { formatDate } from '#domain/calendar.ts';
import { partyFit } from '#domain/capacity.ts';
import { formatRupees } from '#domain/money.ts';
import { PAGE_SIZE } from '#domain/results.ts';
import { bookable, type FoundRoom } from '#domain/room.ts';
import { roomAddress, type Search } from '#domain/search.ts';
import { wishlistItemOf } from '#domain/wishlist.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as buttons from '#messages/buttons.ts';
import { fitNotice, groupOf } from '#messages/party.ts';
import * as card from '#messages/room-card.ts';
import * as messages from '#messages/rooms.ts';
import { shareRoom } from '#stores/room/share.ts';
import { $wishlist, EMPTY_WISHLIST, toggleWishlist } from '#stores/wishlist/wishlist.ts';
import { CardPicture } from './CardPicture.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './RoomCard.module.css';
import { RoomPrice } from './RoomPrice.tsx';

interface Props {
  room: FoundRoom;
  search: Search;
  isPast: boolean;
  /** The position of the card. */
  index: number;
}

const SHOWN_AMENITIES = 3;

/** The id of a card's title. */
const titleOf = ({ id }: Pick<FoundRoom, 'id'>) => `room-${id}`;

/** Focuses the title of a card. Returns false if the card is not rendered yet. */
export function focusCard(room: Pick<FoundRoom, 'id'>): boolean {
  const link = document.getElementById(titleOf(room))?.querySelector('a');
  link?.focus();
  return Boolean(link);
}

export function RoomCard({ room, search, isPast, index }: Props) {
  const isRequested = useValue($wishlist, EMPTY_WISHLIST).some(({ id }) => id === room.id);
  const state = bookable(room, isPast);
  const address = roomAddress(room.id, search);
  const fit = partyFit(search, [room]);
  const title = titleOf(room);
  const hidden = room.amenities.length - SHOWN_AMENITIES;
  return (
    <article className={styles.card} data-far={index >= PAGE_SIZE || undefined} aria-labelledby={title}>
      <div className={styles.picture}>
        <CardPicture picture={room.images[0]} index={index} />
        <span className={styles.badge} data-ac={room.is_ac}>
          {room.is_ac ? card.acRoom : card.nonAcRoom}
        </span>
        <div className={styles.tools}>
          <IconButton
            icon="share"
            label={buttons.share}
            about={title}
            onClick={() => shareRoom(room, search)}
          />
          <IconButton
            icon="heart"
            label={buttons.addToWishlist}
            about={title}
            pressed={isRequested}
            onClick={() => toggleWishlist(wishlistItemOf(room))}
          />
        </div>
      </div>
      <div className={styles.body}>
        <h2 id={title} className={styles.name}>
          <a href={address}>{room.name}</a>
        </h2>
        <p className={styles.facts}>
          <span>{card.sleeps(room.capacity)}</span>
          <span>{card.homestay(room.homestay_name)}</span>
        </p>
        {state === 'yes' && fit.fit !== 'fits' && (
          <p className={styles.fit}>{fitNotice(fit, groupOf(search), formatRupees(room.extra_bed_price))}</p>
        )}
        <ul className={styles.chips}>
          {room.amenities.slice(0, SHOWN_AMENITIES).map((name) => (
            <li key={name} className="chip">
              {name}
            </li>
          ))}
          {hidden > 0 && <li className={styles.more}>{card.moreAmenities(hidden)}</li>}
        </ul>
        <div className={styles.end}>
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
