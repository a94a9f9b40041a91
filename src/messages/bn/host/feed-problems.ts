export * from '../../en/host/feed-problems.ts';
