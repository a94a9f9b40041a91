export * from '../../en/booking/trip.ts';
