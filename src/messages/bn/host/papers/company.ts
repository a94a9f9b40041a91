export * from '../../../en/host/papers/company.ts';
