export * from '../../en/host/new-booking.ts';
