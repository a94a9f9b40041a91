export * from '../../../en/host/register/clocks.ts';
