import { useState } from 'react';
import { langOf } from '#domain/language/shown-word.ts';
import type { RoomDetail, RoomSummary } from '#domain/rooms/room-detail.ts';
import { Button } from '#islands/ui/Button.tsx';
import { HomestayName } from '#islands/ui/HomestayName.tsx';
import { Rating } from '#islands/ui/Rating.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/room.ts';
import * as card from '#messages/rooms/room-card.ts';
import * as buttons from '#messages/site/buttons.ts';
import { toggleWishlisted } from '#stores/room/room.ts';
import { shareRoom } from '#stores/room/share.ts';
import { $search } from '#stores/search/search.ts';
import { $wishlist, EMPTY_WISHLIST } from '#stores/wishlist/wishlist.ts';
import { FactList } from './FactList.tsx';
import styles from './RoomHead.module.css';
import type { RoomText } from './room-text.ts';

type Shown = Omit<RoomSummary, 'photos' | 'price_from' | 'fingerprint'> &
  Partial<Pick<RoomDetail, 'site_is_rated'>>;

interface Props extends Pick<RoomText, 'homestays' | 'sampleRating'> {
  room: Shown;
}

/** Shows the room's name, place and facts, with share and wishlist. */
export function RoomHead({ room, homestays, sampleRating }: Props) {
  const sample = room.site_is_rated ? undefined : sampleRating;
  return (
    <header className={`stack ${styles.head}`} data-gap="4">
      <div className={`stack ${styles.title}`}>
        <StepHeading lang={langOf(room.name)}>{room.name}</StepHeading>
        <p className={styles.address}>
          <HomestayName id={room.property_id} name={room.homestay_name} withPage={homestays} />
          <span>{` · ${room.address}`}</span>
        </p>
        <p className={styles.badges}>
          <span className="chip" data-tone={room.is_ac ? 'cool' : undefined}>
            {room.is_ac ? card.acRoom : card.nonAcRoom}
          </span>{' '}
          {room.rating ? (
            <Rating rating={room.rating} />
          ) : (
            sample && <Rating rating={null} text={messages.sampleRating(sample.value, sample.reviews)} />
          )}
        </p>
      </div>
      <HeadActions room={room} />
      <FactList facts={factsOf(room)} />
    </header>
  );
}

/** Returns what guests ask first, each once. */
function factsOf(room: Shown): (readonly [string, string])[] {
  const { highlights, beds, room_size, floor } = room;
  const facts: (readonly [string, string])[] = [
    ['bed', beds],
    ['people', card.sleeps(room.capacity)],
    ['size', room_size],
    ['floor', floor],
    ...highlights,
  ];
  return facts.filter(([, text]) => text);
}

function HeadActions({ room }: { room: Shown }) {
  const search = useValue($search);
  const isListed = useValue($wishlist, EMPTY_WISHLIST).some(({ id }) => id === room.id);
  const [pending, setPending] = useState<boolean>();
  const isRequested = pending ?? isListed;
  /** Changes the heart at once, and corrects it if the change fails. */
  const toggle = async () => {
    setPending(!isRequested);
    try {
      await toggleWishlisted();
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className={`row ${styles.headActions}`}>
      <Button kind="quiet" size="s" aria-haspopup="dialog" onClick={() => search && shareRoom(room, search)}>
        {buttons.share}
      </Button>
      <Button kind="quiet" size="s" aria-pressed={isRequested} onClick={toggle}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={styles.heart}>
          <path d="M12 20s-7.5-4.6-9-9.3C1.9 7.2 4 4.5 7 4.5c2.1 0 3.9 1.3 5 3.2 1.1-1.9 2.9-3.2 5-3.2 3 0 5.1 2.7 4 6.2C19.5 15.4 12 20 12 20z" />
        </svg>
        {buttons.addToWishlist}
      </Button>
    </div>
  );
}
