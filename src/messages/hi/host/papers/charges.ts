export * from '../../../en/host/papers/charges.ts';
