export * from '../../en/host/bookings.ts';
