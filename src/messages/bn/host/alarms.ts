export * from '../../en/host/alarms.ts';
