export * from '../../en/booking/booking.ts';
