export * from '../../en/host/setup-start.ts';
