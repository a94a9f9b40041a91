export * from '../../en/host/calendar.ts';
