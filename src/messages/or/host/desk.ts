export * from '../../en/host/desk.ts';
