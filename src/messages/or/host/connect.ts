export * from '../../en/host/connect.ts';
