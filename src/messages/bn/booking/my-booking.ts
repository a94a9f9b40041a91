export * from '../../en/booking/my-booking.ts';
