export * from '../../en/booking/add-ons.ts';
