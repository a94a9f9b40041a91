export * from '../../../en/host/register/register.ts';
