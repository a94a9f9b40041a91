import type { Hono } from 'hono';
import { answerReview, type HostReview, hideReview, listReviews } from '#contract/reviews/host-reviews.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import {
  listReviewsOf,
  lockReview,
  type ReviewOfHomestay,
  updateReview,
} from '#server/reviews/review-queries.ts';
import type { ReviewRow } from '#server/reviews/schema.ts';
import { reviewFieldsOf } from '#server/rooms/review-view.ts';

/** Mounts the reviews of a host's homestays: owners read them, answer them and hide their words. */
export function hostReviewRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, listReviews, async ({ host: { propertyIds } }) => {
    return { reviews: (await listReviewsOf(db, propertyIds)).map(hostReviewView) };
  });

  /** Changes a review and writes what was done; the texts themselves are left out of the history. */
  const change = (
    { host, id }: { host: Host; id: number },
    work: (tx: Tx, row: ReviewRow) => Promise<{ action: string; before: object; after: object } | undefined>,
  ): Promise<{ review: HostReview } | Refusal> =>
    host.inTransaction(async (tx) => {
      const row = await lockReview(tx, host.propertyIds, id);
      if (!row) return refuse('not_found');
      const event = await work(tx, row);
      const of = { propertyId: row.property_id, reservationId: row.reservation_id };
      if (event) await writeAudit(tx, host, { ...of, ...event }, clock());
      const [changed] = await listReviewsOf(tx, host.propertyIds, id);
      return changed ? { review: hostReviewView(changed) } : refuse('not_found');
    });

  mountForHost(app, deps, answerReview, ({ params: { id }, body: { text }, host }) =>
    change({ host, id }, async (tx, { answer }) => {
      if (answer === text) return undefined;
      await updateReview(tx, id, { answer: text });
      return {
        action: 'answer review',
        before: { answered: answer !== '' },
        after: { answered: text !== '' },
      };
    }),
  );

  mountForHost(app, deps, hideReview, ({ params: { id }, body: { hidden }, host }) =>
    change({ host, id }, async (tx, { hidden_at }) => {
      const wasHidden = hidden_at !== null;
      if (wasHidden === hidden) return undefined;
      await updateReview(tx, id, { hidden_at: hidden ? clock() : null });
      return { action: 'hide review', before: { hidden: wasHidden }, after: { hidden } };
    }),
  );
}

function hostReviewView(row: ReviewOfHomestay): HostReview {
  return {
    ...reviewFieldsOf(row),
    reservation_id: row.reservation_id,
    property_id: row.property_id,
    homestay_name: row.homestay,
    rooms: row.rooms,
    hidden: row.hidden_at !== null,
  };
}
