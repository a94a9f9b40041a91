import grid from './FoundRooms.module.css';
import card from './RoomCard.module.css';
import styles from './Skeleton.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards without words, of the size that the cards will have. */
export function Skeleton() {
  return (
    <div className={grid.grid} aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className={`${card.card} ${styles.card}`}>
          <div className={card.picture} />
          <div className={`${card.body} ${styles.lines}`}>
            <span className={styles.name} />
            <span />
            <span />
            <span className={styles.price} />
          </div>
        </div>
      ))}
    </div>
  );
}
