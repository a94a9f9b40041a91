export * from '../../en/booking/proof.ts';
