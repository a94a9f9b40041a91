export * from '../../en/rooms/reviews.ts';
