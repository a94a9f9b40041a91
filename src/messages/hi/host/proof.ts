export * from '../../en/host/proof.ts';
