export * from '../../en/booking/guest-details.ts';
