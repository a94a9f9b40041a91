export * from '../../en/host/alerts.ts';
