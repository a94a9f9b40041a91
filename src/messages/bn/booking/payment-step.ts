export * from '../../en/booking/payment-step.ts';
