import { useEffect } from 'react';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { PageHead } from '#islands/host/PageHead.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/reviews/reviews.ts';
import { $homestays, $reviews, loadReviews } from '#stores/host/reviews/reviews.ts';
import { ReviewRow } from './ReviewRow.tsx';
import styles from './Reviews.module.css';

export const Reviews = guarded(function Reviews() {
  return (
    <HostGate>
      <PageHead title={messages.TITLE} />
      <Loaded />
    </HostGate>
  );
});

function Loaded() {
  useEffect(() => void loadReviews(), []);
  return <ReviewList />;
}

/** The reviews of the host's homestays, newest first. */
export function ReviewList() {
  const shown = useValue($reviews);
  const hasSeveral = useValue($homestays, []).length > 1;
  if (shown.state === 'loading') return <Spinner label={host.loading} />;
  if (shown.state === 'failed') return <NotLoaded message={shown.message} load={loadReviews} />;
  return (
    <section className="panel stack" data-gap="4" aria-label={messages.TITLE}>
      {shown.reviews.length === 0 && <p role="status">{messages.NONE}</p>}
      <p className="soft">{messages.FROM_THE_THIRD}</p>
      {shown.reviews.length > 0 && (
        <ul className={`stack list ${styles.reviews}`} data-gap="0">
          {shown.reviews.map((review) => (
            <ReviewRow key={review.id} review={review} hasSeveral={hasSeveral} />
          ))}
        </ul>
      )}
    </section>
  );
}
