export * from '../../en/booking/change-booking.ts';
