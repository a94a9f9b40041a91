export * from '../../../en/host/codes/codes.ts';
