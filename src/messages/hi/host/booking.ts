export * from '../../en/host/booking.ts';
