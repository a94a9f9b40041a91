export * from '../../en/host/setup.ts';
