export * from '../../en/booking/extras.ts';
