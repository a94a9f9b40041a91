import * as messages from '#messages/host/channels.ts';
import { SITES } from '#messages/host/connect.ts';
import styles from './SoldOnce.module.css';

/** An example week. `sold` lists the nights that each site has sold, by index. */
const SITES_SHOWN = [
  { name: messages.thisSite, sold: [1, 2] },
  { name: SITES.airbnb, sold: [4] },
  { name: SITES.booking, sold: [5, 6] },
];
const NIGHTS = [0, 1, 2, 3, 4, 5, 6];
const TAKEN = SITES_SHOWN.flatMap(({ sold }) => sold);

/** Explains why sites should be connected, while none is. */
export function SoldOnce() {
  return (
    <section className={styles.part}>
      <div>
        <h2>{messages.why}</h2>
        <p>{messages.whyText}</p>
        <p className="soft">{messages.limits}</p>
      </div>
      <div className={`panel stack ${styles.week}`} data-gap="2" aria-hidden="true">
        {SITES_SHOWN.map(({ name, sold }) => (
          <div key={name}>
            <span>{name}</span>
            {NIGHTS.map((night) => (
              <i
                key={night}
                data-sold={sold.includes(night) || undefined}
                data-taken={(TAKEN.includes(night) && !sold.includes(night)) || undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
