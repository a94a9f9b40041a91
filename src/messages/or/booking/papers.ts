export * from '../../en/booking/papers.ts';
