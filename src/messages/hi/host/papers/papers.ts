export * from '../../../en/host/papers/papers.ts';
