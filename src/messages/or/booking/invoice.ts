export * from '../../en/booking/invoice.ts';
