export * from '../../en/booking/arrival.ts';
