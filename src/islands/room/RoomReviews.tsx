import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import type { ShownReview } from '#domain/reviews/shown-review.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Stars } from '#islands/ui/Stars.tsx';
import * as messages from '#messages/rooms/reviews.ts';
import styles from './RoomReviews.module.css';

/** As many are shown at first. */
const FIRST = 3;

/** The reviews of the homestay, in the order of the API. Nothing without any. */
export function RoomReviews({ reviews }: { reviews: readonly ShownReview[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const next = list.current?.children[FIRST];
    if (isWhole && next instanceof HTMLElement) next.focus();
  }, [isWhole]);
  if (reviews.length === 0) return null;
  const shown = isWhole ? reviews : reviews.slice(0, FIRST);
  return (
    <section className={styles.reviews}>
      <h2>{messages.TITLE}</h2>
      <ul ref={list} className={`list ${styles.list}`}>
        {shown.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {messages.showAll(reviews.length)}
        </Button>
      )}
    </section>
  );
}

function Review({ review: { rating, name, stayed_in, words, hidden, answer } }: { review: ShownReview }) {
  return (
    <li className="stack" data-gap="2" tabIndex={-1}>
      <div className="row">
        <Stars stars={rating} />
        {name && <strong>{name}</strong>}
        <span className="soft">{messages.stayedIn(formatDate(`${stayed_in}-01`, 'month-year'))}</span>
      </div>
      {hidden && <p className="soft">{messages.HIDDEN}</p>}
      {!hidden && words && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      {answer && (
        <div className={styles.answer}>
          <p className="soft">{messages.ANSWER}</p>
          <p className={styles.words} dir="auto">
            {answer}
          </p>
        </div>
      )}
    </li>
  );
}
