export * from '../../en/booking/cancellation.ts';
