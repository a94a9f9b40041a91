export * from '../../en/booking/pay-host.ts';
