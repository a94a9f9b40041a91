export * from '../../en/booking/test-payment.ts';
