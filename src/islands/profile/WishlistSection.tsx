import { useId } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { langOf } from '#domain/language/shown-word.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { WishlistItem } from '#domain/rooms/wishlist.ts';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { knownWord } from '#islands/ui/known-word.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/profile.ts';
import * as card from '#messages/rooms/room-card.ts';
import { emptyHint, emptyTitle, remove } from '#messages/rooms/wishlist.ts';
import * as buttons from '#messages/site/buttons.ts';
import { pictureUrl } from '#stores/rooms/pictures.ts';
import { $wishlist, EMPTY_WISHLIST, removeFromWishlist } from '#stores/wishlist/wishlist.ts';
import { bookAgainAddress } from './book-again.ts';
import page from './Profile.module.css';
import styles from './WishlistSection.module.css';

/** This many amenities are named, the others are counted. */
const SHOWN = 3;

function Item({ item }: { item: WishlistItem }) {
  const more = item.amenities.length - SHOWN;
  return (
    <article className={`card ${styles.item}`}>
      <Picture picture={{ url: pictureUrl(item.image) }} alt="" width={400} height={300} loading="lazy" />
      <span className={styles.kind}>{item.is_ac ? card.acRoom : card.nonAcRoom}</span>
      <h3 lang={langOf(item.name)}>{item.name}</h3>
      <p className="soft">{card.homestayAndSleeps(item.homestay_name, item.capacity)}</p>
      <ul className={`row list ${styles.amenities}`}>
        {item.amenities.slice(0, SHOWN).map((amenity) => {
          const { text, lang } = knownWord(amenity);
          return (
            <li key={amenity} className="chip" lang={lang}>
              {text}
            </li>
          );
        })}
        {more > 0 && <li className="chip">{card.moreAmenities(more)}</li>}
      </ul>
      <p className={page.price}>
        {item.discount > 0 && <s className="soft">{formatRupees(item.price)}</s>}
        <strong>{` ${formatRupees(item.discount > 0 ? item.net_price : item.price)}`}</strong>
        <span className="soft"> {card.perNight}</span>
      </p>
      <div className={styles.buttons}>
        <Button
          kind="plain"
          size="s"
          aria-label={remove(item.name)}
          onClick={andFocusHeading(() => removeFromWishlist(item.id))}
        >
          {buttons.remove}
        </Button>
        <a className="button" data-size="s" href={bookAgainAddress(item.id)}>
          {buttons.bookNow}
        </a>
      </div>
    </article>
  );
}

/** Shows the wishlist, which is stored in this browser only. */
export function WishlistSection() {
  const items = useValue($wishlist, EMPTY_WISHLIST);
  const id = useId();
  return (
    <section className="stack" data-gap="4" aria-labelledby={id}>
      <h2 id={id}>{messages.wishlist}</h2>
      {items.length === 0 ? (
        <div className={page.empty}>
          <p>
            {emptyTitle}. {emptyHint}
          </p>
          <a className="button" data-kind="quiet" href={pagePath('/rooms')}>
            {buttons.browseRooms}
          </a>
        </div>
      ) : (
        <ul className={`list ${styles.list}`}>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
