export * from '../../en/booking/add-on-offers.ts';
