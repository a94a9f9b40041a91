export * from '../../en/booking/find-booking.ts';
