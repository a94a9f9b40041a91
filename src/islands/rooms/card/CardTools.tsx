import type { FoundRoom } from '#domain/rooms/room.ts';
import type { Search } from '#domain/rooms/search.ts';
import { wishlistItemOf } from '#domain/rooms/wishlist.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as card from '#messages/rooms/room-card.ts';
import { compare } from '#messages/rooms/rooms.ts';
import * as buttons from '#messages/site/buttons.ts';
import { shareRoom } from '#stores/room/share.ts';
import { $compared, MOST_COMPARED, toggleCompared } from '#stores/search/compare.ts';
import { $wishlist, EMPTY_WISHLIST, toggleWishlist } from '#stores/wishlist/wishlist.ts';
import { IconButton } from './IconButton.tsx';
import styles from './RoomCard.module.css';

interface Props {
  room: FoundRoom;
  search: Search;
  about: string;
}

/** Shows what lies over a card's picture: the AC badge, sharing, the wishlist and the comparison. */
export function CardTools({ room, search, about }: Props) {
  const isRequested = useValue($wishlist, EMPTY_WISHLIST).some(({ id }) => id === room.id);
  const compared = useValue($compared, []);
  const isCompared = compared.some(({ id }) => id === room.id);
  return (
    <>
      <span className={styles.badge} data-ac={room.is_ac}>
        {room.is_ac ? card.acRoom : card.nonAcRoom}
      </span>
      <div className={styles.tools}>
        <IconButton
          icon="share"
          label={buttons.share}
          about={about}
          onClick={() => shareRoom(room, search)}
        />
        <IconButton
          icon="heart"
          label={buttons.addToWishlist}
          about={about}
          pressed={isRequested}
          onClick={() => toggleWishlist(wishlistItemOf(room))}
        />
      </div>
      <label className={styles.compare}>
        <input
          type="checkbox"
          aria-describedby={about}
          checked={isCompared}
          disabled={!isCompared && compared.length === MOST_COMPARED}
          onChange={() => toggleCompared(room.id)}
        />
        {compare}
      </label>
    </>
  );
}
