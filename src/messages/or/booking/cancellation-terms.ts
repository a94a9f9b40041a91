export * from '../../en/booking/cancellation-terms.ts';
