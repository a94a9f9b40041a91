export * from '../../../en/host/register/ids.ts';
