import { useDeferredValue } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { langOf } from '#domain/language/shown-word.ts';
import { formatRupees } from '#domain/money/money.ts';
import { hasPricingError } from '#domain/rooms/room.ts';
import type { Search } from '#domain/rooms/search.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import { Rating } from '#islands/ui/Rating.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as card from '#messages/rooms/room-card.ts';
import * as messages from '#messages/rooms/room-sections.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $others, $similar } from '#stores/room/room.ts';
import { $search } from '#stores/search/search.ts';
import styles from './SimilarRooms.module.css';

const PICTURE_SIZES = '(width < 48rem) 7rem, min(31vw, 25rem)';

const address = (id: number, { checkIn, checkOut, adults, children }: Search) =>
  pagePath(
    `/booking/${id}?${new URLSearchParams({ checkin: checkIn, checkout: checkOut, guests: `${adults}`, children: `${children}` })}`,
  );

/** Shows other rooms for the same stay, in a grid of three columns (spec section 2). */
export function SimilarRooms() {
  // These rooms are far below, so they render at low priority.
  const others = useDeferredValue(useValue($others));
  const rooms = useDeferredValue(useValue($similar, []));
  const search = useDeferredValue(useValue($search));
  return (
    <section className={styles.similar}>
      <h2>{messages.similarRooms}</h2>
      {others.state === 'failed' && <p role="alert">{messages.similarFailed}</p>}
      {others.state === 'ready' && rooms.length === 0 && <p>{messages.noSimilar}</p>}
      {search && (
        <ul className="stack list" data-gap="4">
          {rooms.map((room) => (
            <li key={room.id}>
              <article className="card">
                <Picture
                  picture={room.images[0]}
                  alt=""
                  sizes={PICTURE_SIZES}
                  width={800}
                  height={600}
                  loading="lazy"
                />
                <div>
                  <h3 lang={langOf(room.name)}>{room.name}</h3>
                  <p>{card.homestayAndSleeps(room.homestay_name, room.capacity)}</p>
                  {room.rating && (
                    <p>
                      <Rating rating={room.rating} />
                    </p>
                  )}
                  {hasPricingError(room) ? (
                    <p className="field-error">{room.pricing_error}</p>
                  ) : (
                    <p className={styles.price}>
                      <span>{formatRupees(room.final_price_per_day)}</span> <small>{card.perNight}</small>
                    </p>
                  )}
                  {!hasPricingError(room) && (
                    <a className="button" data-kind="quiet" data-size="s" href={address(room.id, search)}>
                      {buttons.bookNow}
                      <span className="visually-hidden">{`: ${room.name}`}</span>
                    </a>
                  )}
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
