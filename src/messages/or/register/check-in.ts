export * from '../../en/register/check-in.ts';
