export * from '../../en/booking/booking-facts.ts';
