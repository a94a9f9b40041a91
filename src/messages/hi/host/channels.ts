export * from '../../en/host/channels.ts';
