export * from '../../en/host/describe.ts';
