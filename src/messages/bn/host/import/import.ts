export * from '../../../en/host/import/import.ts';
