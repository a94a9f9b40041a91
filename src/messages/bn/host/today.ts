export * from '../../en/host/today.ts';
