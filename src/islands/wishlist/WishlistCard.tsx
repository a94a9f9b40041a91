import { langOf } from '#domain/language/shown-word.ts';
import { formatRupees } from '#domain/money/money.ts';
import { roomAddress } from '#domain/rooms/search.ts';
import type { WishlistItem } from '#domain/rooms/wishlist.ts';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as card from '#messages/rooms/room-card.ts';
import * as messages from '#messages/rooms/wishlist.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $cart, EMPTY_CART } from '#stores/cart/cart.ts';
import { pictureUrl } from '#stores/rooms/pictures.ts';
import {
  $freeThen,
  $wishStay,
  chosenStay,
  moveToCart,
  removeFromWishlist,
} from '#stores/wishlist/wishlist.ts';
import styles from './Wishlist.module.css';

export function WishlistCard({ item }: { item: WishlistItem }) {
  const isInCart = useValue($cart, EMPTY_CART).some(({ id }) => id === item.id);
  const stay = useValue($wishStay, $wishStay.get());
  const free = useValue($freeThen, undefined);
  const price = free?.find(({ id }) => id === item.id)?.final_price;
  const address = roomAddress(item.id, { ...stay, pastDate: false });
  return (
    <article className={`stack ${styles.card}`} data-gap="2" aria-labelledby={`wish-${item.id}`}>
      <div className={styles.picture}>
        <Picture picture={{ url: pictureUrl(item.image) }} alt="" width={640} height={480} loading="lazy" />
        <button
          type="button"
          className={`icon-button ${styles.remove}`}
          aria-label={messages.remove(item.name)}
          onClick={andFocusHeading(() => removeFromWishlist(item.id))}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <h3 id={`wish-${item.id}`} lang={langOf(item.name)}>
        {item.name}
      </h3>
      <p className={styles.facts}>
        <span>{card.sleeps(item.capacity)}</span>
        {item.homestay_name && <span>{card.homestay(item.homestay_name)}</span>}
      </p>
      <Price item={item} />
      <p>{free && !price ? messages.notThen(chosenStay(stay, undefined)) : chosenStay(stay, price)}</p>
      <div className="row" data-gap="3">
        <Button done={isInCart} onClick={() => void moveToCart(item)}>
          {isInCart ? buttons.inCart : buttons.addToCart}
        </Button>
        <a className="button" data-kind="quiet" href={address} aria-describedby={`wish-${item.id}`}>
          {messages.viewDetails}
        </a>
      </div>
    </article>
  );
}

/** Shows the price of a night, or says that it depends on the dates if the room was added without one. */
function Price({ item: { price, discount, net_price } }: { item: WishlistItem }) {
  if (net_price <= 0) return <p className={styles.price}>{messages.priceByDates}</p>;
  return (
    <p className={styles.price}>
      {discount > 0 && (
        <span>
          <span className="visually-hidden">{card.was} </span>
          <s>{formatRupees(price)}</s>{' '}
        </span>
      )}
      <strong>{formatRupees(net_price)}</strong> {card.perNight}
    </p>
  );
}
