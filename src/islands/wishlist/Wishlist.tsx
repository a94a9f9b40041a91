import { pagePath } from '#domain/language/page-path.ts';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import * as messages from '#messages/rooms/wishlist.ts';
import { browseRooms } from '#messages/site/buttons.ts';
import { $wishlist } from '#stores/wishlist/wishlist.ts';
import '#islands/ui/feedback/toast-region.ts';
import { useValue } from '#islands/ui/use-value.ts';
import styles from './Wishlist.module.css';
import { WishlistCard } from './WishlistCard.tsx';

/** Shows neither items nor an empty list in the built page, which does not know the wishlist. */
export const Wishlist = guarded(function Wishlist() {
  const items = useValue<typeof $wishlist.value | undefined>($wishlist, undefined);
  if (!items) return <div className={`stack ${styles.wishlist}`} data-gap="5" />;
  return (
    <div className={`stack ${styles.wishlist}`} data-gap="5">
      {items.length === 0 ? (
        <div className={styles.empty}>
          <h2>{messages.emptyTitle}</h2>
          <p>{messages.emptyHint}</p>
          <a className="button" href={pagePath('/rooms')}>
            {browseRooms}
          </a>
        </div>
      ) : (
        <>
          <h2 className={styles.heading}>{messages.heading(items.length)}</h2>
          <div className={styles.grid}>
            {items.map((item) => (
              <WishlistCard key={item.id} item={item} />
            ))}
          </div>
        </>
      )}
    </div>
  );
});
