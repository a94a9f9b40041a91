export * from '../../en/booking/host-confirms.ts';
