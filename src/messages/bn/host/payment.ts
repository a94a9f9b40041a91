export * from '../../en/host/payment.ts';
