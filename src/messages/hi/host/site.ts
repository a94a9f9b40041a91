export * from '../../en/host/site.ts';
