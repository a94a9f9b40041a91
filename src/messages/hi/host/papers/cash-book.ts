export * from '../../../en/host/papers/cash-book.ts';
