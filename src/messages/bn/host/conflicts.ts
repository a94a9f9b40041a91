export * from '../../en/host/conflicts.ts';
