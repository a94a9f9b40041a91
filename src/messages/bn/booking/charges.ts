export * from '../../en/booking/charges.ts';
