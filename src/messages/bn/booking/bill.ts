export * from '../../en/booking/bill.ts';
