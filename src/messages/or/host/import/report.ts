export * from '../../../en/host/import/report.ts';
