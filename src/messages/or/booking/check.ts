export * from '../../en/booking/check.ts';
