export * from '../../en/review/review.ts';
