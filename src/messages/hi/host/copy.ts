export * from '../../en/host/copy.ts';
