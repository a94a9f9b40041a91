export * from '../../en/host/inviting.ts';
