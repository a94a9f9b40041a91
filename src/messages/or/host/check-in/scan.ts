export * from '../../../en/host/check-in/scan.ts';
