export * from '../../en/host/warnings.ts';
