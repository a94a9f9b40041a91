export * from '../../en/host/rates.ts';
