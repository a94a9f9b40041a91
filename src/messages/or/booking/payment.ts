export * from '../../en/booking/payment.ts';
