export * from '../../../en/host/papers/booking-papers.ts';
