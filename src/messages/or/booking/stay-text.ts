export * from '../../en/booking/stay-text.ts';
