export * from '../../../en/host/papers/seller.ts';
