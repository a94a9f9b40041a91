export * from '../../en/host/alert-settings.ts';
