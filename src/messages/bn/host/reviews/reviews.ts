export * from '../../../en/host/reviews/reviews.ts';
