export * from '../../../en/host/import/nights.ts';
